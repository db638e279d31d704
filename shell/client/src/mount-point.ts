import { addressShown } from './address-shown';

/** Where an app is mounted. Keeps the server's HTML, to restore it if the app breaks. */
export class MountPoint {
  private readonly original: HTMLElement;

  constructor(
    public element: HTMLElement,
    /** The address that the HTML was rendered for. */
    private readonly address = addressShown(),
  ) {
    this.original = element.cloneNode(true) as HTMLElement;
  }

  /** Whether the server's HTML is shown, and belongs to the current address. */
  get isOriginal(): boolean {
    return this.address === addressShown() && this.element.hasChildNodes();
  }

  /** Replaces the last element: whatever a broken app still does happens in a detached one. */
  reset(): void {
    const last = this.element;
    this.element = this.original.cloneNode(this.address === addressShown()) as HTMLElement;
    const focused = keepTyped(last, this.element);
    last.replaceWith(this.element);
    focused?.focus({ preventScroll: true });
  }
}

/** Copies what a visitor has typed; returns the focused field. */
function keepTyped(from: HTMLElement, to: HTMLElement): HTMLElement | undefined {
  const [old, fresh] = [fieldsOf(from), fieldsOf(to)];
  if (old.length !== fresh.length) return undefined;
  for (const [index, field] of fresh.entries()) field.value = old[index]?.value ?? '';
  return fresh.find((_, index) => old[index] === document.activeElement);
}

const fieldsOf = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
];
