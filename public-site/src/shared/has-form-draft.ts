export const draftKeyEnd = '-draft';

/** Whether something was typed into a form of this tab and not yet sent. */
export function hasFormDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.endsWith(draftKeyEnd));
  } catch {
    return false;
  }
}
