import type { Locator } from '@playwright/test';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A line of a text as it is laid out, without the room above and below its letters. */
interface Line extends Box {
  /** Counts the texts of the part. */
  text: number;
  words: string;
  /** What it has to keep within to be seen: the window, whatever hides what overflows, and the box it is written on. */
  room: Box;
  /** Words that stand on two lines. */
  broken: string[];
}

interface Part {
  lines: Line[];
  sidewaysScroll: number;
}

/**
 * What can't be read in a part of a page: text that is cut off, runs out of its box, lies under another or is broken within
 * its words. In drawings, text is as large as its picture. With `excerpts` it may leave out lines of a summary whose whole
 * is on the page that it leads to.
 */
export async function lostTextIn(part: Locator, { excerpts = false } = {}): Promise<string[]> {
  const { lines, sidewaysScroll } = await part.evaluate(readPart, excerpts);
  const outside = lines.filter(isOutside).map(({ words }) => `cut off: ${words}`);
  const broken = lines.flatMap((line) => line.broken).map((word) => `broken: ${word}`);
  const scroll = sidewaysScroll > 0 ? [`scrolls sideways by ${sidewaysScroll} px`] : [];
  return [...new Set([...scroll, ...outside, ...broken, ...overlaps(lines)])];
}

/** A pixel is what rounding leaves. */
const isOutside = ({ room, ...line }: Line): boolean =>
  line.left < room.left - 1 || line.right > room.right + 1 || line.top < room.top - 1 || line.bottom > room.bottom + 1;

function overlaps(lines: readonly Line[]): string[] {
  const found: string[] = [];
  const sorted = lines.toSorted((one, other) => one.top - other.top);
  for (const [index, line] of sorted.entries()) {
    for (const other of sorted.slice(index + 1)) {
      if (other.top > line.bottom - 1) break;
      const shared = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      if (other.text !== line.text && shared > 1) found.push(`one over the other: ${line.words} | ${other.words}`);
    }
  }
  return found;
}

/** Runs in the page, so that it can use nothing of this file. */
function readPart(part: Element, excerpts: boolean): Part {
  const styleOf = (element: Element) => getComputedStyle(element);
  const ancestors = (element: Element | null): Element[] =>
    element && element !== document.documentElement ? [element, ...ancestors(element.parentElement)] : [];
  const isUnseen = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    ancestors(element).some((each) => each.matches('svg') || styleOf(each).clipPath !== 'none');
  const isPainted = (element: Element) => {
    const { display, backgroundColor, borderLeftWidth, borderRightWidth } = styleOf(element);
    const isFilled =
      backgroundColor !== 'rgba(0, 0, 0, 0)' || (borderLeftWidth !== '0px' && borderRightWidth !== '0px');
    return isFilled && display !== 'inline';
  };

  const roomOf = (element: Element): Box => {
    const around = ancestors(element);
    const scroller = around.findIndex((each) => /auto|scroll/.test(styleOf(each).overflowX));
    const within = scroller < 0 ? around : around.slice(0, scroller);
    const hiding = within.filter((each) => /hidden|clip/.test(styleOf(each).overflow));
    const sheet = within.find((each) => each !== document.body && isPainted(each));
    const boxes = [...hiding, ...(sheet ? [sheet] : [])].map((each) => each.getBoundingClientRect());
    return {
      left: Math.max(scroller < 0 ? 0 : -Infinity, ...boxes.map(({ left }) => left)),
      right: Math.min(scroller < 0 ? window.innerWidth : Infinity, ...boxes.map(({ right }) => right)),
      top: Math.max(...boxes.map(({ top }) => top)),
      bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
    };
  };

  const range = document.createRange();
  const partsOf = (text: Text, start = 0, end = text.length): DOMRect[] => {
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()].filter(({ width }) => width >= 1);
  };
  const topsOf = (text: Text, { 0: word, index }: RegExpExecArray) =>
    new Set(partsOf(text, index, index + word.length).map(({ top }) => Math.round(top)));

  const linesOf = (text: Text, element: Element, index: number): Line[] => {
    const room = roomOf(element);
    const size = Number.parseFloat(styleOf(element).fontSize);
    const excerpt = excerpts && ancestors(element).some((each) => styleOf(each).webkitLineClamp !== 'none');
    // A figure, an address and code may break anywhere.
    const mayBreak = excerpt || element.closest('code, pre') || text.data.includes('@');
    const words = mayBreak ? [] : [...text.data.matchAll(/[^\s/–—-]*\p{L}[^\s/–—-]*/gu)];
    const broken = words.filter((word) => topsOf(text, word).size > 1).map(String);
    return partsOf(text)
      .map(({ left, right, y, height }) => ({ left, right, top: y + height / 2, bottom: y + height / 2 }))
      .map((line) => ({ ...line, top: line.top - size * 0.36, bottom: line.bottom + size * 0.36 }))
      .filter(({ right, bottom }) => right > 0 && !(excerpt && bottom > room.bottom))
      .map((line) => ({ ...line, room, broken, text: index, words: text.data.trim().slice(0, 60) }));
  };

  const lines: Line[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let index = 0; texts.nextNode(); index++) {
    const { currentNode } = texts;
    const element = currentNode.parentElement;
    if (currentNode instanceof Text && currentNode.data.trim() && element && !isUnseen(element))
      lines.push(...linesOf(currentNode, element, index));
  }
  const scrolled = part === document.body ? document.documentElement : part;
  return { lines, sidewaysScroll: scrolled.scrollWidth - scrolled.clientWidth };
}
