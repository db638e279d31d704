import { addressShown } from './address-shown';

/** Where an app is mounted. Keeps the server's HTML, to put it back should the app break. */
export class Stage {
  private readonly original: HTMLElement;

  constructor(
    public element: HTMLElement,
    /** What the HTML was drawn for. */
    private readonly address = addressShown(),
  ) {
    this.original = element.cloneNode(true) as HTMLElement;
  }

  /** Whether the server's HTML stands here, for the address that is shown. */
  get isOriginal(): boolean {
    return this.address === addressShown() && this.element.hasChildNodes();
  }

  /** Puts an element in the place of the last: whatever a broken app still does, it does out of sight. */
  reset(): void {
    const last = this.element;
    this.element = this.original.cloneNode(this.address === addressShown()) as HTMLElement;
    const focused = keepTyped(last, this.element);
    last.replaceWith(this.element);
    focused?.focus({ preventScroll: true });
  }
}

/** Carries over what a visitor has typed; answers the field that has the focus. */
function keepTyped(from: HTMLElement, to: HTMLElement): HTMLElement | undefined {
  const [old, fresh] = [fieldsOf(from), fieldsOf(to)];
  if (old.length !== fresh.length) return undefined;
  for (const [index, field] of fresh.entries()) field.value = old[index]?.value ?? '';
  return fresh.find((_, index) => old[index] === document.activeElement);
}

const fieldsOf = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
];
