const wordsPerMinute = 200;

/** Words divided by 200, rounded up, at least one. Tags are no words. */
export function readingMinutes(content: string): number {
  const text = content.replace(/<[^<>]*>/g, ' ');
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
