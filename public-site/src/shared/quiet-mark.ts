/** Value of `data-site` in the HTML of a page that can do without the app. */
export const quietMark = 'quiet';

export const isQuiet = (root: HTMLElement): boolean => root.querySelector(`:scope > [data-site=${quietMark}]`) !== null;
