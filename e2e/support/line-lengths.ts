import type { Locator } from '@playwright/test';

/** How many characters the lines of each paragraph have on average, but for its last, which its text ends. */
export const charactersPerLine = (paragraphs: Locator): Promise<number[]> =>
  paragraphs.evaluateAll((all) => {
    const range = document.createRange();
    const lengthsOf = (paragraph: Element): number[] => {
      const lengths = new Map<number, number>();
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        for (const { 0: word, index } of String(texts.currentNode.nodeValue).matchAll(/\S+\s?/g)) {
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + 1);
          // Letters of another size begin elsewhere on the same line.
          const line = Math.round(range.getBoundingClientRect().bottom / 8);
          const known = [line, line - 1, line + 1].find((near) => lengths.has(near)) ?? line;
          lengths.set(known, (lengths.get(known) ?? 0) + word.length);
        }
      }
      return [...lengths.values()].slice(0, -1);
    };
    return all
      .map(lengthsOf)
      .filter(({ length }) => length > 0)
      .map((lengths) => lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
  });
