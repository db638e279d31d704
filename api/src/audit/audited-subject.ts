import { type AuditTarget, limits, postFields } from '@site/contracts';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import type { NewAuditEntry } from './append-audit';
import { changesOf } from './changes-of';

type Row = Record<string, unknown>;

interface Kind {
  target: AuditTarget;
  /** Where its rows lie; absent for what has none of its own. */
  rows?: { table: string; id: 'integer' | 'text' };
  nameOf?: (row: Row) => unknown;
  /** Fields whose values are recorded, not only their names: no secrets, no post content. */
  recorded?: readonly string[];
  /** Fields whose last values are recorded when it is deleted. */
  recordedAtTheEnd?: readonly string[];
}

/** A post's content is kept in its history, which is deleted with the post; the log is kept for good. */
export const recordedOfPosts = [...postFields.filter((field) => field !== 'content'), 'publishedAt', 'pinned'];

/** By the part of the address behind /api/admin. Visitors' names and words stay out: the log outlives a deleted message. */
const kinds: Record<string, Kind> = {
  posts: {
    target: 'post',
    rows: { table: 'posts', id: 'integer' },
    nameOf: ({ title }) => title,
    recorded: recordedOfPosts,
    recordedAtTheEnd: ['slug', 'status'],
  },
  users: {
    target: 'user',
    rows: { table: 'users', id: 'text' },
    nameOf: ({ username }) => username,
    recorded: ['username', 'email', 'firstName', 'lastName', 'role', 'isActive', 'profileImageUrl'],
  },
  contact: {
    target: 'message',
    rows: { table: 'contact_submissions', id: 'integer' },
    recorded: ['isRead', 'state', 'assigneeId', 'answeredAt', 'deletedAt'],
  },
  pictures: {
    target: 'other',
    rows: { table: 'pictures', id: 'integer' },
    nameOf: ({ name }) => name,
    recorded: ['name', 'alt', 'focusX', 'focusY'],
  },
  subscribers: { target: 'other', rows: { table: 'subscribers', id: 'integer' } },
  'reply-templates': {
    target: 'other',
    rows: { table: 'reply_templates', id: 'integer' },
    nameOf: ({ name }) => name,
    recorded: ['name', 'text'],
  },
};
/** More than any call takes at once. */
const mostAtOnce = 100;
const other: Kind = { target: 'other' };

/** Columns that tell nothing of what a person changed. */
const bookkeeping = new Set(['updatedAt', 'version', 'readingMinutes', 'document', 'lastLoginAt']);

/** What a write is about: found out before it runs, since afterwards it may be gone. */
export interface AuditedSubject {
  kind: Kind;
  ids: string[];
  /** Named in the body: the call may have done its work on some of them only. */
  isBulk: boolean;
  before: Map<string, Row>;
}

export async function findSubject(manager: EntityManager, request: Request): Promise<AuditedSubject> {
  const kind = kindOf(request);
  const { ids, isBulk } = idsOf(request);
  return { kind, ids, isBulk, before: await readRows(manager, kind, ids) };
}

export type AuditedChange = Pick<NewAuditEntry, 'target' | 'targetId' | 'targetName' | 'fields' | 'changes'>;

/** One entry for each thing that was written, with the names of the columns that are different now. */
export async function describeChange(
  manager: EntityManager,
  { kind, ids, isBulk, before }: AuditedSubject,
  response: unknown,
): Promise<AuditedChange[]> {
  const created = ids.length > 0 ? undefined : createdIn(response);
  const named = created ? [String(created.id)] : ids;
  // What was created is in the answer, and differs from nothing.
  const after = created ? new Map([[String(created.id), created]]) : await readRows(manager, kind, ids);
  const written = isBulk ? named.filter((id) => isDifferent(before.get(id), after.get(id))) : named;
  const describe = (id: string | null): AuditedChange => {
    const [old, now] = [before.get(id ?? ''), after.get(id ?? '')];
    const name = kind.nameOf?.(now ?? old ?? {});
    const targetName = typeof name === 'string' ? name : null;
    const recorded = (now ? kind.recorded : kind.recordedAtTheEnd) ?? [];
    const changes = old ? changesOf(recorded, old, now ?? {}) : [];
    return { target: kind.target, targetId: id, targetName, fields: changedFields(old, now), changes };
  };
  return named.length > 0 ? written.map(describe) : [describe(null)];
}

const isDifferent = (old: Row | undefined, now: Row | undefined): boolean =>
  Boolean(old) !== Boolean(now) || changedFields(old, now).length > 0;

function kindOf({ path, user }: Request): Kind {
  // Addresses are the same in capital letters.
  const [, area, name = ''] = /^\/api\/(\w+)\/([\w-]+)/.exec(path.toLowerCase()) ?? [];
  // Whatever stands below /api/auth is about the own account.
  if (area === 'auth' && user) return kinds.users ?? other;
  return kinds[name] ?? other;
}

function idsOf({ path, params, body, user }: Request): { ids: string[]; isBulk: boolean } {
  if (/^\/api\/auth\//i.test(path) && user) return { ids: [user.id], isBulk: false };
  if (typeof params.id === 'string') return { ids: storable([params.id]), isBulk: false };
  const many: unknown = (body as { ids?: unknown } | undefined)?.ids;
  return Array.isArray(many)
    ? { ids: storable(many.slice(0, mostAtOnce).filter(isId).map(String)), isBulk: true }
    : noIds;
}

const isId = (value: unknown) => typeof value === 'number' || typeof value === 'string';
const noIds = { ids: [], isBulk: false };

/** Nothing was checked yet: the database refuses a text with the character NUL. */
const storable = (ids: string[]): string[] => [...new Set(ids)].filter((id) => !id.includes('\0'));

function createdIn(response: unknown): Row | undefined {
  const isCreated = typeof response === 'object' && response !== null && 'id' in response && isId(response.id);
  return isCreated ? (response as Row) : undefined;
}

async function readRows(manager: EntityManager, { rows }: Kind, ids: string[]): Promise<Map<string, Row>> {
  const wanted = rows ? possible(rows, ids) : [];
  if (!rows || wanted.length === 0) return new Map();
  const found: { row: Row }[] = await manager.query(
    `SELECT to_jsonb(audited_row) AS row FROM ${rows.table} audited_row WHERE id = ANY($1::${rows.id}[])`,
    [wanted],
  );
  return new Map(found.map(({ row }) => [String(row.id), row]));
}

/** Tells which subjects of the given entries still exist. */
export async function readPresent(
  manager: EntityManager,
  about: readonly { target: AuditTarget; targetId: string | null }[],
): Promise<(line: { target: AuditTarget; targetId: string | null }) => boolean> {
  const present = new Map<AuditTarget, Set<string>>();
  for (const { target, rows } of Object.values(kinds)) {
    // Who signed in is a user.
    const isAbout = (of: AuditTarget) => of === target || (of === 'session' && target === 'user');
    const ids = about.flatMap(({ target: of, targetId }) => (isAbout(of) && targetId ? [targetId] : []));
    const wanted = rows ? possible(rows, [...new Set(ids)]) : [];
    if (!rows || wanted.length === 0) continue;
    const found: { id: string }[] = await manager.query(
      `SELECT id::text FROM ${rows.table} WHERE id = ANY($1::${rows.id}[])`,
      [wanted],
    );
    present.set(target, new Set(found.map(({ id }) => id)));
  }
  return ({ target, targetId }) =>
    targetId !== null && Boolean(present.get(target === 'session' ? 'user' : target)?.has(targetId));
}

const possible = ({ id }: NonNullable<Kind['rows']>, ids: string[]): string[] =>
  id === 'integer' ? ids.filter(isInteger) : ids;

const isInteger = (id: string): boolean => /^\d{1,10}$/.test(id) && Number(id) <= limits.id;

function changedFields(old: Row | undefined, now: Row | undefined): string[] {
  if (!old || !now) return [];
  return Object.keys(now)
    .filter((field) => !bookkeeping.has(field) && JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .map((field) => (field === 'passwordHash' ? 'password' : field))
    .sort();
}
