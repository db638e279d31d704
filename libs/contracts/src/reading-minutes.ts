const wordsPerMinute = 200;

export const readingMinutes = (content: string): number => minutesOf(countWords(content));

/** Words divided by 200, rounded up, at least one. */
export const minutesOf = (words: number): number => Math.max(1, Math.ceil(words / wordsPerMinute));

/**
 * Tags are no words, nor are signs that stand alone: a word begins, for what is counted, with its first letter or figure.
 * Where no blanks part words, two characters of Chinese or Japanese are about one, and five of Thai, Lao, Khmer or Burmese.
 */
export const countWords = (content: string): number => (content.replace(/<[^<>]*>/g, ' ').match(word) ?? []).length;

const word =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{1,2}|[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]{1,5}|[\p{L}\p{N}][^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]*/gu;
