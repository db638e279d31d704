import fc from 'fast-check';
import type { PostInput } from '@site/contracts';
import { type Collision, mergePosts, settle } from './merge-posts';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });

/** Each sentence is written once, so that it can be looked for. */
type Field = 'title' | 'summary' | 'content';

const editor = fc.nat(1);
const place = fc.nat(12);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      editor,
      place,
      inLine: fc.boolean(),
      blank: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), editor, place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('retitle' as const), editor }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('summarise' as const), editor }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('save' as const), editor, picks: fc.infiniteStream(fc.nat(3)) }),
  },
);

const empty: PostInput = { title: '', slug: 's', summary: '', content: '', type: 'blog', status: 'draft', tags: [] };
const fields: Field[] = ['title', 'summary', 'content'];
const sentencesOf = (text: string): string[] => text.match(/<\d+>/g) ?? [];
const sentencesIn = (post: PostInput): Set<string> =>
  new Set(fields.flatMap((field) => sentencesOf(post[field] ?? '')));

/** A server that refuses stale saves and keeps each accepted one, and two people who write at it. */
class Desk {
  readonly revisions: PostInput[] = [];
  readonly rejected = new Set<string>();
  readonly takenOut = new Set<string>();
  readonly written = new Set<string>();
  readonly editors: { base: PostInput; version: number; text: PostInput }[];
  private count = 0;

  constructor() {
    const start = { ...empty, title: this.sentence(), content: [1, 2, 3, 4, 5].map(() => this.sentence()).join('\n') };
    this.revisions.push(start);
    this.editors = [0, 1].map(() => ({ base: start, version: 1, text: start }));
  }

  get stored(): PostInput {
    return this.revisions.at(-1) ?? empty;
  }

  sentence(): string {
    const sentence = `<${this.count++}>`;
    this.written.add(sentence);
    return sentence;
  }

  change(index: number, change: (text: PostInput) => Partial<PostInput>): void {
    const at = this.editors[index];
    if (!at) return;
    const next = { ...at.text, ...change(at.text) };
    const left = sentencesIn(next);
    for (const sentence of sentencesIn(at.text)) if (!left.has(sentence)) this.takenOut.add(sentence);
    at.text = next;
  }

  save(index: number, picks: Iterator<number>): void {
    const at = this.editors[index];
    if (!at) return;
    while (at.version !== this.revisions.length) this.merge(at, picks);
    this.revisions.push(at.text);
    Object.assign(at, { base: at.text, version: this.revisions.length });
  }

  private merge(at: { base: PostInput; version: number; text: PostInput }, picks: Iterator<number>): void {
    const versions = { base: at.base, mine: at.text, theirs: this.stored };
    const merge = mergePosts(versions);
    const collisions = merge.flatMap((field) => field.collisions);
    const choices = new Map(collisions.map((collision) => [collision.id, this.pick(collision, picks.next().value)]));
    const result = settle(merge, versions, choices);

    const left = sentencesIn(result);
    for (const sentence of sentencesOf([...choices.values()].join())) expect(left).toContain(sentence);
    const asked = new Set(
      collisions.flatMap(({ base, mine, theirs }) => sentencesOf([...base, ...mine, ...theirs].join())),
    );
    const [before, mine, theirs] = [at.base, at.text, this.stored].map(sentencesIn) as [
      Set<string>,
      Set<string>,
      Set<string>,
    ];
    // What either side added, and what neither took out, is there unless somebody was asked about it.
    for (const sentence of [...mine, ...theirs]) {
      const added = !before.has(sentence);
      const unchangedInBoth = mine.has(sentence) && theirs.has(sentence);
      if ((added || unchangedInBoth) && !asked.has(sentence)) expect(left).toContain(sentence);
      if (!left.has(sentence) && asked.has(sentence)) this.rejected.add(sentence);
    }
    // And nothing comes back that nobody has written.
    for (const sentence of left)
      expect(mine.has(sentence) || theirs.has(sentence) || this.written.has(sentence)).toBe(true);
    Object.assign(at, { base: this.stored, version: this.revisions.length, text: result });
  }

  private pick({ mine, theirs }: Collision, pick: number): string[] {
    if (pick === 3) return [this.sentence()];
    return [mine, theirs][pick] ?? [...theirs, ...mine];
  }
}

it('never loses a sentence silently, however two people write, save and choose', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const desk = new Desk();
      for (const one of steps) {
        switch (one.kind) {
          case 'write':
            desk.change(one.editor, ({ content }) => ({ content: written(content, desk.sentence(), one) }));
            break;
          case 'delete':
            desk.change(one.editor, ({ content }) => ({ content: without(content, one.place) }));
            break;
          case 'retitle':
            desk.change(one.editor, () => ({ title: desk.sentence() }));
            break;
          case 'summarise':
            desk.change(one.editor, ({ summary }) => ({ summary: `${summary}\n${desk.sentence()}` }));
            break;
          case 'save':
            desk.save(one.editor, one.picks);
        }
      }
      for (const index of [0, 1]) desk.save(index, keepBoth());

      const inRevisions = new Set(desk.revisions.flatMap((revision) => [...sentencesIn(revision)]));
      const lost = [...desk.written].filter(
        (sentence) => !inRevisions.has(sentence) && !desk.rejected.has(sentence) && !desk.takenOut.has(sentence),
      );
      expect(lost).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

function* keepBoth(): Generator<number> {
  for (;;) yield 2;
}

function written(
  content: string,
  sentence: string,
  { place: at, inLine, blank }: { place: number; inLine: boolean; blank: boolean },
): string {
  const lines = content.split('\n');
  const index = at % (lines.length + 1);
  if (inLine && index < lines.length) lines[index] = `${lines[index]} ${sentence}`;
  else lines.splice(index, 0, ...(blank ? ['', sentence] : [sentence]));
  return lines.join('\n');
}

function without(content: string, at: number): string {
  const lines = content.split('\n');
  lines.splice(at % lines.length, 1);
  return lines.join('\n');
}
