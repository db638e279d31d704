import type { AuditChange } from './audit-change.presenter';

type Row = Record<string, unknown>;

/** Of a longer text only the part that differs is recorded, and at most this much of it. */
const longest = 300;
/** How much of the text around that part is kept. */
const context = 40;

/** Old and new values of the recorded fields that differ. */
export function changesOf(recorded: readonly string[], old: Row, now: Row): AuditChange[] {
  return recorded
    .map((field) => ({ field, before: textOf(old[field]), after: textOf(now[field]) }))
    .filter(({ before, after }) => before !== after)
    .map((change) => ({ ...change, ...shortened(change) }));
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.join(', ') || null;
  return value instanceof Date ? value.toISOString() : String(value);
}

function shortened({ before, after }: Omit<AuditChange, 'field'>): Omit<AuditChange, 'field'> {
  const [old, now] = [before ?? '', after ?? ''];
  if (old.length <= longest && now.length <= longest) return { before, after };
  const start = sameLetters(old, now, (text, index) => text[index]);
  const rest = [old.slice(start), now.slice(start)] as const;
  const end = sameLetters(...rest, (text, index) => text[text.length - 1 - index]);
  const part = (text: string) => excerpt(text, Math.max(0, start - context), text.length - end + context);
  return { before: before && part(old), after: after && part(now) };
}

/** How many letters in a row are the same. */
function sameLetters(
  one: string,
  other: string,
  letterAt: (text: string, index: number) => string | undefined,
): number {
  const most = Math.min(one.length, other.length);
  let same = 0;
  while (same < most && letterAt(one, same) === letterAt(other, same)) same += 1;
  return same;
}

function excerpt(text: string, from: number, to: number): string {
  const end = Math.min(to, from + longest, text.length);
  // Half of a surrogate pair is not valid text: the database would refuse it.
  const part = text.slice(from, end).replace(/\p{Surrogate}/gu, '');
  return `${from > 0 ? '…' : ''}${part}${end < text.length ? '…' : ''}`;
}
