import { isDeepStrictEqual } from 'node:util';

interface Operation {
  op: string;
  path: string;
  value?: unknown;
}

/** What a JSON patch (RFC 6902) makes of a document. Throws where it does not fit, as kustomize does. */
export function patched<T>(document: T, operations: Operation[]): T {
  const result = structuredClone(document);
  for (const operation of operations) apply(result, operation);
  return result;
}

function apply(document: unknown, { op, path, value }: Operation): void {
  const [, place = '', key = ''] = /^(.*)\/(.*)$/.exec(path) ?? [];
  const parent = valueAt(document, place) as Record<string, unknown>;
  const there = parent?.[key];
  if (op === 'add' && Array.isArray(parent) && key === '-') parent.push(value);
  else if (op === 'add' && parent && there === undefined) parent[key] = value;
  else if (op === 'replace' && there !== undefined) parent[key] = value;
  else if (op === 'remove' && Array.isArray(parent) && there !== undefined) parent.splice(Number(key), 1);
  else if (op === 'remove' && there !== undefined) delete parent[key];
  else if (op !== 'test' || !isDeepStrictEqual(there, value)) throw new Error(`${op} ${path} does not fit.`);
}

/** What a JSON pointer points to. */
export const valueAt = (value: unknown, pointer = ''): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], value);
