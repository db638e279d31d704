const fence = /^ *```.*?^ *```$/gms;
const span = /(`+)(.+?)\1/g;

/** Code spans, without those in code blocks. */
export const codeSpans = (text: string): string[] =>
  [...text.replace(fence, '').matchAll(span)].map(([, , code = '']) => code.trim());

/** Code blocks without a language: commands and trees. */
export const codeBlocks = (text: string): string[] =>
  [...text.matchAll(/^```\n(.*?)^```$/gms)].map(([, block = '']) => block);

/** Targets of links and pictures that lead to files, with their anchors. */
export const links = (text: string): string[] =>
  [
    ...text
      .replace(fence, '')
      .replace(span, 'code')
      .matchAll(/\]\(([^()\s]+)\)/g),
  ]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/i.test(target));

/** Anchors of a document's headings, as GitHub makes them. */
export function anchors(text: string): string[] {
  const seen = new Map<string, number>();
  return [...text.replace(fence, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const anchor = anchorOf(heading);
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
}

const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
