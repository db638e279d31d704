/** Finds what React has put in the place of a form's field or button, where it has rendered the page anew. */
export function placeOf(form: HTMLFormElement | null, selector: string) {
  const index = [...document.forms].findIndex((each) => each === form);
  return () => document.forms[index]?.querySelector<HTMLInputElement>(selector);
}

/**
 * Answers what to do where React could not take over a page, since something else has changed it, and has rendered it anew:
 * what was typed comes back, and the focus.
 */
export function recoverTyped(page: HTMLElement): (error: unknown) => void {
  const { activeElement } = document;
  const noted = [...page.querySelectorAll<HTMLInputElement>('input, textarea')].map((field) => ({
    field,
    find: placeOf(field.form, `[name="${field.name}"]`),
  }));
  return (error) => {
    // Once: later errors are of pages on which it may have been changed.
    for (const { field, find } of noted.splice(0)) {
      const now = find();
      if (!now || field.isConnected) continue;
      // Past React, which takes no event for a change that it has seen being made.
      Reflect.set(Object.getPrototypeOf(now), 'value', field.value, now);
      now.dispatchEvent(new Event('input', { bubbles: true }));
      if (field === activeElement) now.focus({ preventScroll: true });
    }
    // Nothing fails in silence: a hydration mismatch is an error in the console like any other.
    reportError(error);
  };
}
