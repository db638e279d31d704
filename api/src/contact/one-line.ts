/** A visitor's name may hold line breaks, and what follows one would look like a line of ours. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
