/** What a visitor can turn to on a page, in its order: React finds it all there again where it has to render a page anew. */
export const controlsOf = (page: HTMLElement) => [
  ...page.querySelectorAll<HTMLInputElement>('a, button, input, textarea'),
];

/**
 * Answers what to do where React could not take over a page, since something else has changed it, and has rendered it anew:
 * what was typed comes back, and the focus.
 */
export function recoverTyped(page: HTMLElement): (error: unknown) => void {
  const noted = controlsOf(page);
  const place = noted.findIndex((control) => control === document.activeElement);
  return (error) => {
    const controls = controlsOf(page);
    for (const [index, field] of controls.entries()) {
      const value = noted[index]?.value;
      if (!value || value === field.value) continue;
      // Past React, which takes no event for a change that it has seen being made.
      Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (document.activeElement === document.body) controls[place]?.focus({ preventScroll: true });
    // Nothing fails in silence: a hydration mismatch is an error in the console like any other.
    reportError(error);
  };
}
