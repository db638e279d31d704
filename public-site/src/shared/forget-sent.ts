/**
 * Takes the mark of a form that the browser has sent out of the address: the page, loaded again, would thank for what was
 * typed since, and drop it. The entry keeps the router's name for it.
 */
export function forgetSent(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete('sent');
  window.history.replaceState(window.history.state, '', address);
}
