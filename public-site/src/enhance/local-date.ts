import type { Enhance } from './enhancement';

/** Attributes of a `time` element that shows a day as the server writes it, then in the viewer's own format. */
export const localDate = (date: string) => ({
  ref: showLocalDate,
  dateTime: date,
  'data-local-date': serverDate(date),
});

/** Until the viewer is known: one form for everybody. */
export const serverDate = (date: string): string => new Date(date).toLocaleDateString('en-US', { timeZone: 'UTC' });

export const showLocalDate: Enhance = (element) => {
  if (!(element instanceof HTMLTimeElement)) return;
  element.textContent = new Date(element.dateTime).toLocaleDateString();
  return () => {
    element.textContent = element.dataset.localDate ?? '';
  };
};
