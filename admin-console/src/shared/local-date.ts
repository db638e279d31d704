/** A date as the viewer's locale writes it. */
export const localDate = (iso: string): string => new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium' });

/** As the public pages write it. */
export const pageDate = (iso: string): string => new Date(iso).toLocaleDateString();

/** The same in figures, where there is little room. */
export const shortDate = (iso: string): string => new Date(iso).toLocaleDateString(undefined, { dateStyle: 'short' });

/** A date with its time as the viewer's locale writes it. */
export const localDateTime = (iso: string): string =>
  new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
