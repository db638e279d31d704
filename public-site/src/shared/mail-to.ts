/** Of a mail that begins with its subject. */
export const mailTo = (address: string, subject: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}`;
