import type { AuditTarget } from '@site/contracts';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import type { AuditFacts } from './append-audit';

type Row = Record<string, unknown>;

interface Kind {
  target: AuditTarget;
  /** Where its rows lie; absent for what has none of its own. */
  table?: string;
  nameOf?: (row: Row) => unknown;
}

/** By the part of the address behind /api/admin. Visitors' names stay out: the log outlives a deleted message. */
const kinds: Record<string, Kind> = {
  posts: { target: 'post', table: 'posts', nameOf: ({ title }) => title },
  users: { target: 'user', table: 'users', nameOf: ({ username }) => username },
  contact: { target: 'message', table: 'contact_submissions' },
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

export type AuditedChange = Pick<AuditFacts, 'target' | 'targetId' | 'targetName' | 'fields'>;

/** One entry for each thing that was written, with the names of the columns that are different now. */
export async function describeChange(
  manager: EntityManager,
  { kind, ids, isBulk, before }: AuditedSubject,
  answer: unknown,
): Promise<AuditedChange[]> {
  const named = ids.length > 0 ? ids : createdIds(answer);
  const after = await readRows(manager, kind, named);
  const written = isBulk ? named.filter((id) => isDifferent(before.get(id), after.get(id))) : named;
  const describe = (id: string | null): AuditedChange => {
    const [old, now] = [before.get(id ?? ''), after.get(id ?? '')];
    const name = kind.nameOf?.(now ?? old ?? {});
    const targetName = typeof name === 'string' ? name : null;
    return { target: kind.target, targetId: id, targetName, fields: changedFields(old, now) };
  };
  return named.length > 0 ? written.map(describe) : [describe(null)];
}

const isDifferent = (old: Row | undefined, now: Row | undefined): boolean =>
  Boolean(old) !== Boolean(now) || changedFields(old, now).length > 0;

function kindOf({ path, user }: Request): Kind {
  const [, area, name = ''] = /^\/api\/(\w+)\/([\w-]+)/.exec(path) ?? [];
  // Whatever stands below /api/auth is about the own account.
  if (area === 'auth' && user) return kinds.users ?? other;
  return kinds[name] ?? other;
}

function idsOf({ path, params, body, user }: Request): { ids: string[]; isBulk: boolean } {
  if (path.startsWith('/api/auth/') && user) return { ids: [user.id], isBulk: false };
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

function createdIds(answer: unknown): string[] {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined;
  return isId(id) ? [String(id)] : [];
}

async function readRows(manager: EntityManager, { table }: Kind, ids: string[]): Promise<Map<string, Row>> {
  if (!table || ids.length === 0) return new Map();
  const rows: { row: Row }[] = await manager.query(
    `SELECT to_jsonb(audited_row) AS row FROM ${table} audited_row WHERE audited_row.id::text = ANY($1)`,
    [ids],
  );
  return new Map(rows.map(({ row }) => [String(row.id), row]));
}

function changedFields(old: Row | undefined, now: Row | undefined): string[] {
  if (!old || !now) return [];
  return Object.keys(now)
    .filter((field) => !bookkeeping.has(field) && JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .map((field) => (field === 'passwordHash' ? 'password' : field))
    .sort();
}
