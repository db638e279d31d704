import fc from 'fast-check';
import { insertBlock, toggleHeading, toggleQuote } from './blocks';
import { toggleCode } from './code';
import { linkAt, pictureTag, writeLink } from './links';
import { breakEntry, toggleList } from './lists';
import { toggleMark } from './marks';
import type { TextEdit, TextSelection } from './text-edit';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });

type Command = (selection: TextSelection) => TextEdit;

const bold: Command = (selection) => toggleMark('strong', selection);
const italic: Command = (selection) => toggleMark('em', selection);
const link: Command = (selection) => writeLink({ ...linkAt(selection), address: '/x?a&b' });
const unlink: Command = (selection) => writeLink({ ...linkAt(selection), address: '' });
const picture: Command = (selection) => insertBlock(selection, pictureTag('/a.webp', 'a "plan"'));
const enter: Command = (selection) => breakEntry(selection) ?? typed(selection, '\n');
const letter: Command = (selection) => typed(selection, 'x');

const commands = { bold, italic, code: toggleCode, link, unlink, heading: toggleHeading, list: toggleList };
const others = { quote: toggleQuote, picture, enter, letter };

const plainText = fc
  .array(fc.constantFrom('word', 'b', ' ', '  ', '\n', '\n\n', '.', '&amp;', '1. '), { maxLength: 12 })
  .map((parts) => parts.join(''));
const place = fc.nat({ max: 10_000 });
const steps = <Name extends string>(...names: Name[]) =>
  fc.array(fc.tuple(fc.constantFrom(...names), place, place), { maxLength: 6 });
const writing = steps(...(Object.keys({ ...commands, ...others }) as (keyof typeof commands | keyof typeof others)[]));

/** A text as the toolbar leaves it, after any steps at any places. */
function written(text: string, taken: [string, number, number][]): string {
  const all: Record<string, Command> = { ...commands, ...others };
  return taken.reduce((present, [name, one, other]) => {
    const selection = selectionIn(present, one, isTyping(name) ? one : other);
    return isTyping(name) && inTag(selection) ? present : after(selection, all[name] ?? letter).text;
  }, text);
}

/** Whoever types over half an element has asked for it. */
const isTyping = (name: string) => name === 'letter' || name === 'enter';

it.each(Object.entries({ ...commands, ...others }))(
  '%s leaves every element whole, for any selection',
  (name, command) => {
    fc.assert(
      fc.property(plainText, writing, place, place, (text, taken, one, other) => {
        const before = written(text, taken);
        const selection = selectionIn(before, one, isTyping(name) ? one : other);
        fc.pre(!isTyping(name) || !inTag(selection));
        const once = after(selection, command);
        expect(unclosed(once.text)).toEqual([]);
        expect(unclosed(after(once, command).text)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  },
);

it.each([
  ['bold', bold],
  ['italic', italic],
  ['code', toggleCode],
  ['heading', toggleHeading],
])('%s twice gives back a text that had none of it', (_, command) => {
  fc.assert(
    fc.property(plainText, place, place, (text, one, other) => {
      const selection = selectionIn(text.replaceAll('1. ', ''), one, other);
      expect(after(after(selection, command), command).text).toBe(selection.text);
    }),
    { numRuns: 100 },
  );
});

it('keeps code as it is shown where a mark within it would otherwise complete half a tag', () => {
  const text = '<code>&lt;<strong>code&gt;</strong></code>';
  const unwrapped = after({ text, start: 0, end: text.length }, toggleCode);
  expect(unclosed(after(unwrapped, bold).text)).toEqual([]);
});

it('a link that is added and removed gives back the text', () => {
  fc.assert(
    fc.property(plainText, steps('bold', 'italic'), place, place, (text, taken, one, other) => {
      const selection = selectionIn(written(text, taken), one, other);
      fc.pre(linkAt(selection).words !== '');
      expect(after(after(selection, link), unlink).text).toBe(selection.text);
    }),
    { numRuns: 100 },
  );
});

describe.each([
  ['bold', bold, 'strong'],
  ['italic', italic, 'em'],
] as const)('%s', (name, command, tag) => {
  it('twice gives back the text where it is all or not at all there', () => {
    fc.assert(
      fc.property(plainText, steps(name), place, place, (text, taken, one, other) => {
        const selection = selectionIn(written(text, taken), one, other);
        fc.pre(new Set(lettersIn(selection, tag).inside.map(({ marked }) => marked)).size <= 1);
        const twice = after(after(selection, command), command);
        expect(withoutSeams(twice.text, tag)).toBe(withoutSeams(selection.text, tag));
      }),
      { numRuns: 200 },
    );
  });

  it('changes the selected letters and no others, whatever else they are in', () => {
    fc.assert(
      fc.property(plainText, writing, place, place, (text, taken, one, other) => {
        const selection = selectionIn(written(text, taken), one, other);
        const { inside, outside } = lettersIn(selection, tag);
        const isAll = inside.every(({ marked }) => marked);
        const once = after(selection, command);
        const twice = after(once, command);
        const expected = (marked: boolean) => inside.map(({ letter }) => ({ letter, marked }));
        expect(lettersIn(once, tag)).toEqual({ inside: expected(!isAll), outside });
        expect(lettersIn(twice, tag)).toEqual({ inside: expected(isAll), outside });
      }),
      { numRuns: 200 },
    );
  });
});

function after(selection: TextSelection, command: Command): TextSelection {
  const { from, to, insert, start, end } = command(selection);
  return { text: selection.text.slice(0, from) + insert + selection.text.slice(to), start, end };
}

function selectionIn(text: string, one: number, other: number): TextSelection {
  const [start = 0, end = 0] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b);
  return { text, start, end };
}

function typed({ start, end }: TextSelection, insert: string): TextEdit {
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}

const inTag = ({ text, start }: TextSelection) => /<[^<>]*$/.test(text.slice(0, start)) && text[start] !== '<';

/** Tags that no other one closes in its turn. */
function unclosed(text: string): string[] {
  const open: string[] = [];
  for (const [tag, slash, name = ''] of text.matchAll(/<(\/?)([a-z]+)[^<>]*>/g)) {
    if (name === 'img') continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return [tag];
  }
  return open;
}

/** Without what nobody sees: marks of nothing or of blanks, and where one ends and the next begins. */
function withoutSeams(text: string, tag: string): string {
  const full = text.replaceAll(/<(strong|em|code)>(\s*)<\/\1>/g, '$2');
  const open = full.replaceAll(new RegExp(`</${tag}>([^\\S\\n]*)<${tag}>`, 'g'), '$1');
  return open
    .replaceAll(new RegExp(`<${tag}>(\\s+)`, 'g'), `$1<${tag}>`)
    .replaceAll(new RegExp(`(\\s+)</${tag}>`, 'g'), `</${tag}>$1`);
}

/** Which letters are in such an element, of those that are selected and of the others. */
function lettersIn({ text, start, end }: TextSelection, name: string) {
  const inside: { letter: string; marked: boolean }[] = [];
  const outside: typeof inside = [];
  let depth = 0;
  for (const { 0: letter, 1: slash, 2: found, index } of text.matchAll(/<(\/?)([a-z]+)[^<>]*>|\S/g)) {
    if (found === name) depth += slash ? -1 : 1;
    else if (!found) (index >= start && index < end ? inside : outside).push({ letter, marked: depth > 0 });
  }
  return { inside, outside };
}
