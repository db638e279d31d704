import type { Prepared } from './page';

const hour = 60 * 60 * 1000;

/** ISO date of the day that is still today somewhere on earth: what lasts until a day's end has passed everywhere. */
export const today = (): string => new Date(Date.now() - 12 * hour).toISOString().slice(0, 10);

/** Tells the browser on which day the server rendered a page, so that it takes over what it finds. */
export const stateOfToday = (): Prepared => ({ state: { day: today() } });

/** The day that a page's state names; today in a browser that renders it by itself. */
export const dayOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'day' in state ? String(state.day) : today();
