//! Structures in Thrift's compact protocol, as far as Parquet needs it.

/// A value of a field or a list.
pub(super) enum Value {
    /// A number of 32 bits.
    I32(i64),
    /// A number of 64 bits.
    I64(i64),
    /// A text.
    Text(String),
    /// Values of one kind; a list that may be empty holds structures.
    List(Vec<Value>),
    /// Fields.
    Struct(Struct),
}

impl Value {
    fn kind(&self) -> u8 {
        match self {
            Value::I32(_) => 5,
            Value::I64(_) => 6,
            Value::Text(_) => 8,
            Value::List(_) => 9,
            Value::Struct(_) => 12,
        }
    }

    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Value::I32(number) | Value::I64(number) => zigzag(*number, out),
            Value::Text(text) => {
                varint(text.len() as u64, out);
                out.extend(text.as_bytes());
            }
            Value::List(values) => {
                let kind = values.first().map_or(12, Value::kind);
                if values.len() < 15 {
                    out.push((values.len() as u8) << 4 | kind);
                } else {
                    out.push(0xf0 | kind);
                    varint(values.len() as u64, out);
                }
                values.iter().for_each(|value| value.write(out));
            }
            Value::Struct(fields) => fields.write(out),
        }
    }
}

/// Fields with their numbers, in rising order.
#[derive(Default)]
pub(super) struct Struct(Vec<(u8, Value)>);

impl Struct {
    /// With one more field, whose number is less than 16 above the one before.
    pub(super) fn field(mut self, id: u8, value: Value) -> Struct {
        self.0.push((id, value));
        self
    }

    /// With a number of 32 bits.
    pub(super) fn number(self, id: u8, number: i64) -> Struct {
        self.field(id, Value::I32(number))
    }

    /// With a number of 64 bits.
    pub(super) fn long(self, id: u8, number: u64) -> Struct {
        self.field(id, Value::I64(number as i64))
    }

    /// As it is written.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        self.write(&mut out);
        out
    }

    fn write(&self, out: &mut Vec<u8>) {
        let mut last = 0;
        for (id, value) in &self.0 {
            out.push((id - last) << 4 | value.kind());
            value.write(out);
            last = *id;
        }
        out.push(0);
    }
}

fn zigzag(number: i64, out: &mut Vec<u8>) {
    varint((number << 1 ^ number >> 63) as u64, out);
}

fn varint(mut number: u64, out: &mut Vec<u8>) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_lists_and_structures_are_written_as_the_protocol_says() {
        let inner = Struct::default().number(1, -1).long(3, 150);
        let many = (0..15).map(Value::I32).collect();
        let text = Struct::default()
            .field(2, Value::Text("ab".to_string()))
            .field(4, Value::List(vec![Value::Struct(inner)]))
            .field(5, Value::List(many))
            .bytes();
        let start =
            [0x28, 2, b'a', b'b', 0x29, 0x1c, 0x15, 1, 0x26, 0xac, 2, 0, 0x19, 0xf5, 15, 0, 2];
        assert_eq!(text[..start.len()], start);
        assert_eq!(text.last(), Some(&0));
    }
}
