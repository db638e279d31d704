const wordsPerMinute = 200;

/** Words divided by 200, rounded up, at least one. */
export const readingMinutes = (content: string): number => Math.max(1, Math.ceil(countWords(content) / wordsPerMinute));

/** Tags are no words, nor are signs that stand alone. */
export function countWords(content: string): number {
  const text = content.replace(/<[^<>]*>/g, ' ');
  return (text.match(/\S+/g) ?? []).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
