// A parameter without a type.
export const twice = (number) => number * 2; // TS7006
