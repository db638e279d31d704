/** What search engines read of a document, and how much of it there is. */
export interface DocumentFacts {
  title: string;
  /** False for a document that asks not to be listed. */
  isListed: boolean;
  /** Path of its canonical address; undefined without one. */
  canonical: string | undefined;
  /** Types of its structured data. */
  structured: string[];
  words: number;
  bytes: number;
}

/** Content changes a little from day to day; a template that fails loses much more. */
const leastWords = 0.5;
const mostBytes = { factor: 2, and: 50_000 };

export function factsOf(html: string): DocumentFacts {
  const canonical = attribute(html, /<link[^>]*\brel="canonical"[^>]*>/, 'href');
  const data = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const types = data.flatMap(([, json = '']) =>
    [...json.matchAll(/"@type":\s*"([^"]+)"/g)].map(([, type = '']) => type),
  );
  return {
    title: (/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? '').trim(),
    isListed: !/<meta[^>]*\bname="robots"[^>]*\bcontent="[^"]*\b(noindex|none)\b/i.test(html),
    canonical: canonical && new URL(canonical, 'http://localhost').pathname,
    structured: [...new Set(types)].sort(),
    words: wordsOf(html),
    bytes: Buffer.byteLength(html),
  };
}

/** In words, what a document has less of than another one at the same address, or too much. */
export function comparedFacts(now: DocumentFacts, before: DocumentFacts): string[] {
  const lost = before.structured.filter((type) => !now.structured.includes(type));
  const problems = [
    [before.title !== '' && now.title === '', 'it has no title any more'],
    [before.isListed && !now.isListed, 'it asks search engines not to list it, and what is live does not'],
    [
      before.canonical !== undefined && now.canonical !== before.canonical,
      `its canonical address is ${now.canonical ?? 'missing'}, and that of what is live ${before.canonical}`,
    ],
    [lost.length > 0, `its structured data lacks ${lost.join(', ')}`],
    [now.words < before.words * leastWords, `it has ${now.words} words, and what is live ${before.words}`],
    [
      now.bytes > before.bytes * mostBytes.factor + mostBytes.and,
      `its document has ${kilobytes(now.bytes)}, and that of what is live ${kilobytes(before.bytes)}`,
    ],
  ] as const;
  return problems.flatMap(([applies, problem]) => (applies ? [`${problem}.`] : []));
}

/** True for a `robots.txt` that keeps all robots out of the whole site. */
export const keepsRobotsOut = (robots: string): boolean =>
  /^user-agent:\s*\*\s*(?:\n(?!user-agent).*)*?\ndisallow:\s*\/\s*$/im.test(robots.replaceAll('\r', ''));

const attribute = (html: string, tag: RegExp, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag.exec(html)?.[0] ?? '')?.[1];

function wordsOf(html: string): number {
  const body = html.replace(/^.*?<body[^>]*>/s, '').replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '');
  return body
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
