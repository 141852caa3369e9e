// What the client uses of Lit, for the checker.
export type Shown = unknown;
export class LitElement extends HTMLElement {
  static properties: Record<string, object>;
  connectedCallback(): void;
  disconnectedCallback(): void;
  protected createRenderRoot(): HTMLElement | DocumentFragment;
  protected firstUpdated(changed?: unknown): void;
  protected update(changed: Map<PropertyKey, unknown>): void;
  protected render(): Shown;
  readonly hasUpdated: boolean;
  requestUpdate(): void;
  readonly updateComplete: Promise<boolean>;
}
export function html(strings: TemplateStringsArray, ...values: unknown[]): Shown;
export function svg(strings: TemplateStringsArray, ...values: unknown[]): Shown;
export function render(what: Shown, where: Element): void;
export const nothing: unique symbol;
