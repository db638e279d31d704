import type { Enhance } from './enhancement';

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** How the server writes a time, one form for everybody, and how the viewer's own device does. */
const forms = {
  day: {
    server: (date: Date) => date.toLocaleDateString('en-US', { timeZone: 'UTC' }),
    viewer: (date: Date) => date.toLocaleDateString(),
  },
  moment: {
    server: (date: Date) => `${date.toLocaleString('en-US', { ...moment, timeZone: 'UTC' })} UTC`,
    viewer: (date: Date) => date.toLocaleString(undefined, moment),
  },
};

type Form = keyof typeof forms;

/** Attributes and content of a `time` element that takes the viewer's own format and time zone. */
export const localTime = (iso: string, form: Form) => ({
  ref: showLocalTime,
  dateTime: iso,
  'data-local-time': form,
  children: forms[form].server(new Date(iso)),
});

export const showLocalTime: Enhance = (element) => {
  if (!(element instanceof HTMLTimeElement)) return;
  const serverText = element.textContent;
  element.textContent = forms[element.dataset.localTime as Form].viewer(new Date(element.dateTime));
  return () => {
    element.textContent = serverText;
  };
};
