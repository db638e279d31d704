/** What pg_trgm makes a trigram of: three letters, or two at the edge of a word. */
const trigram = /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]{2}/u;

/** Whether the trigram index can be asked for a text. */
export const hasTrigram = (text: string): boolean => trigram.test(text);

/** Words in so many texts that the index would read all their positions, and gain hardly anything. */
const usual =
  'a|an|and|are|as|at|be|but|by|can|for|from|has|have|how|in|into|is|it|its|not|of|on|or|our|so|than|that|the|their|this|to|was|we|what|when|which|who|will|with|you|your';
const usualWord = new RegExp(`(?<![\\p{L}\\p{N}])(?:${usual})(?![\\p{L}\\p{N}])`, 'giu');

/** The parts of a text that are useful to the index, in order. Any text that contains it contains them. */
export function tellingParts(text: string): string[] {
  const parts = text.split(usualWord).filter(hasTrigram);
  return parts.length > 0 ? parts : [text];
}
