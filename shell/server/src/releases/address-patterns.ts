/**
 * The most specific of the patterns that a path fits: a written-out segment goes before a `:parameter`, and `/*`,
 * which fits every path, comes last.
 */
export function bestPattern<T extends { pattern: string }>(candidates: T[], path: string): T | undefined {
  let best: { candidate: T; rank: string } | undefined;
  for (const candidate of candidates) {
    const rank = rankOf(candidate.pattern, path);
    if (rank !== undefined && (!best || rank > best.rank)) best = { candidate, rank };
  }
  return best?.candidate;
}

/** Undefined where the path does not fit; else a text that sorts later the more specific the pattern is. */
function rankOf(pattern: string, path: string): string | undefined {
  if (pattern === '/*') return '0';
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  let rank = '1';
  for (const [index, segment] of wanted.entries()) {
    if (segment.startsWith(':') && given[index]) rank += '0';
    else if (segment === given[index]) rank += '1';
    else return undefined;
  }
  return rank;
}
