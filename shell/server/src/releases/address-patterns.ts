interface Pattern<T> {
  segments: string[];
  candidate: T;
}

/**
 * Finds the most specific of many patterns that a path fits: a written-out segment goes before a `:parameter`, and `/*`,
 * which fits every path, comes last. Among equals the first one given wins.
 */
export class AddressPatterns<T> {
  private readonly written = new Map<string, T>();
  private readonly withParameters: Pattern<T>[] = [];
  private rest: { candidate: T } | undefined;

  constructor(candidates: Iterable<readonly [pattern: string, candidate: T]>) {
    for (const [pattern, candidate] of candidates) {
      if (pattern === '/*') this.rest ??= { candidate };
      else if (pattern.includes(':')) this.withParameters.push({ segments: pattern.split('/'), candidate });
      else if (!this.written.has(pattern)) this.written.set(pattern, candidate);
    }
  }

  find(path: string): T | undefined {
    return this.written.get(path) ?? this.bestWithParameters(path)?.candidate ?? this.rest?.candidate;
  }

  private bestWithParameters(path: string): Pattern<T> | undefined {
    const given = path.split('/');
    let best: { pattern: Pattern<T>; rank: string } | undefined;
    for (const pattern of this.withParameters) {
      const rank = rankOf(pattern.segments, given);
      if (rank !== undefined && (!best || rank > best.rank)) best = { pattern, rank };
    }
    return best?.pattern;
  }
}

/** Undefined where the path does not fit; else a text that sorts later the more specific the pattern is. */
function rankOf(wanted: string[], given: string[]): string | undefined {
  if (wanted.length !== given.length) return undefined;
  let rank = '';
  for (const [index, segment] of wanted.entries()) {
    if (segment.startsWith(':') && given[index]) rank += '0';
    else if (segment === given[index]) rank += '1';
    else return undefined;
  }
  return rank;
}
