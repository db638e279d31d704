/** Value of `data-site` in the HTML of a page that can do without the app. */
export const deferredMark = 'defer';

export const isDeferred = (root: HTMLElement): boolean =>
  root.querySelector(`:scope > [data-site=${deferredMark}]`) !== null;
