const wordsPerMinute = 200;

export const readingMinutes = (content: string): number => minutesOf(countWords(content));

/** Words divided by 200, rounded up, at least one. */
export const minutesOf = (words: number): number => Math.max(1, Math.ceil(words / wordsPerMinute));

/** Tags are no words, nor are signs that stand alone: a word begins, for what is counted, with its first letter or figure. */
export const countWords = (content: string): number =>
  (content.replace(/<[^<>]*>/g, ' ').match(/[\p{L}\p{N}]\S*/gu) ?? []).length;
