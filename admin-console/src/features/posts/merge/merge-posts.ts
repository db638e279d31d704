import { diff3Merge } from 'node-diff3';
import { type PostField, type PostInput, postFields } from '@site/contracts';

/** One post three times, as the form holds it. */
export interface Versions {
  /** What both started from; null when it is not known any more. */
  base: PostInput | null;
  mine: PostInput;
  theirs: PostInput;
}

/** A place that both have changed, each in another way: only a person can tell which holds. */
export interface Collision {
  id: string;
  field: PostField;
  base: string[];
  mine: string[];
  theirs: string[];
}

export interface MergedField {
  field: PostField;
  changedBy: 'mine' | 'theirs' | 'both';
  collisions: Collision[];
  parts: Part[];
}

/** Lines that are settled, or a place that is not. */
type Part = string[] | Collision;

/** Lines that shall stand where a collision is, by its id. */
export type Choices = ReadonlyMap<string, string[]>;

/**
 * Brings two edits of one post together. Fields that one side left alone need no question, nor do lines of a text that
 * only one side has touched; tags are merged as a set. What is left over is a collision.
 */
export function mergePosts(versions: Versions): MergedField[] {
  return postFields.flatMap((field) => mergeField(field, versions) ?? []);
}

/** The text that the merge and the choices make. Throws while a collision has no choice: nothing is settled silently. */
export function settle(merge: MergedField[], { mine, theirs }: Versions, choices: Choices): PostInput {
  const settled = merge.map(({ field, parts }) => {
    const lines = parts.flatMap((part) => (Array.isArray(part) ? part : chosen(part, choices)));
    return [field, valueOf(field, lines, [mine, theirs])] as const;
  });
  return { ...mine, ...Object.fromEntries(settled) };
}

/** A field as lines: a text's own, a list's entries, or the one value of any other. */
export function linesOf(field: PostField, values: PostInput | null): string[] {
  const value = values?.[field] ?? '';
  if (Array.isArray(value)) return value;
  const text = value.replace(/\r\n?/g, '\n');
  if (text === '') return [];
  return isText(field) ? text.split('\n') : [text];
}

function mergeField(field: PostField, { base, mine, theirs }: Versions): MergedField | null {
  const [before, ours, others] = [base, mine, theirs].map((values) => linesOf(field, values)) as Triple;
  // A text that names no author leaves the post the one that it has.
  if (field === 'authorId' && (ours.length === 0 || same(ours, others))) return null;
  const changed = { mine: !base || !same(before, ours), theirs: !base || !same(before, others) };
  const parts = mergeLines(field, before, ours, others);
  const collisions = parts.filter((part): part is Collision => !Array.isArray(part));
  if (same(ours, others) && (!base || !changed.mine)) return null;
  const changedBy = changed.mine && changed.theirs ? 'both' : changed.mine ? 'mine' : 'theirs';
  return { field, changedBy, collisions, parts };
}

type Triple = [string[], string[], string[]];

function mergeLines(field: PostField, base: string[], mine: string[], theirs: string[]): Part[] {
  if (same(mine, theirs) || same(base, theirs)) return [mine];
  if (same(base, mine)) return [theirs];
  if (field === 'tags') return [mergeSets(base, mine, theirs)];
  if (!isText(field)) return [{ id: field, field, base, mine, theirs }];
  return diff3Merge(mine, base, theirs, { excludeFalseConflicts: true }).map((region, index) =>
    region.conflict
      ? { id: `${field}-${index}`, field, base: region.conflict.o, mine: region.conflict.a, theirs: region.conflict.b }
      : (region.ok ?? []),
  );
}

/** What either side added is in, what either side took out is not. */
function mergeSets(base: string[], mine: string[], theirs: string[]): string[] {
  const common = mine.filter((entry) => theirs.includes(entry) || !base.includes(entry));
  return [...common, ...theirs.filter((entry) => !base.includes(entry) && !common.includes(entry))];
}

function chosen({ id }: Collision, choices: Choices): string[] {
  const lines = choices.get(id);
  if (!lines) throw new Error(`Nothing is chosen for ${id}`);
  return lines;
}

/** In the form in which one of the sides has it, else as text. */
function valueOf(field: PostField, lines: string[], sides: PostInput[]): PostInput[PostField] {
  if (field === 'tags') return lines;
  const side = sides.find((values) => same(linesOf(field, values), lines));
  return side ? side[field] : lines.join('\n');
}

const isText = (field: PostField): boolean => field === 'content' || field === 'summary';

const same = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((line, index) => line === other[index]);
