import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LandingPageData, Person } from '../landing/sections';

const src = join(__dirname, '..');

/** Every page's data, read from the folder, so that a new page is held to the rules as well. */
export const pages = readdirSync(join(src, 'landing/pages')).map((file): [string, LandingPageData] => {
  const exported: Record<string, LandingPageData> = jest.requireActual(`../landing/pages/${file}`);
  const [page] = Object.values(exported);
  if (!page) throw new Error(`${file} exports no page`);
  return [file, page];
});

/** The words of pages that are no data, too, and of what pages share: each file of code, in one line. */
export const sources = readdirSync(src, { encoding: 'utf8', recursive: true })
  .filter((file) => /[.]tsx?$/.test(file) && !/[.]spec[.]|^testing/.test(file))
  .map((file): [string, string] => [file, readFileSync(join(src, file), 'utf8').replace(/\s+/g, ' ')]);

/** What is written in each drawing. */
export const drawn = readdirSync(join(src, 'drawings'), { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.svg'))
  .map((file): [string, string[]] => {
    const drawing = readFileSync(join(src, 'drawings', file), 'utf8');
    return [file, [...drawing.matchAll(/<text\b[^>]*>(.*?)<\/text>/gs)].map(([, text = '']) => text)];
  });

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const isPerson = (value: Record<string, unknown>): value is Record<string, unknown> & Person =>
  typeof value.role === 'string';

/** The objects within a value, itself included, whatever the section. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (!isRecord(value)) return [];
  const within = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? within : [value, ...within];
}

/** Holds no prose: links, and what names a kind or a shape. */
const technical = new Set(['type', 'look', 'to', 'href', 'src', 'path', 'id', 'tone', 'email', 'linkedin']);

/** What a visitor reads, or has read out; a filter can leave objects out. */
export function proseIn(
  value: unknown,
  leavesOut: (value: Record<string, unknown>) => boolean = () => false,
): string[] {
  if (typeof value === 'string') return [value];
  if (!isRecord(value) || leavesOut(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (technical.has(key) ? [] : proseIn(inner, leavesOut)));
}

/** Values of a key that are not all the same: `Ingrid Solheim: Controller | Chief Operating Officer`. */
export function disagreements(facts: readonly (readonly [key: string, value: string])[]): string[] {
  const values = new Map<string, Set<string>>();
  for (const [key, value] of facts) values.set(key, (values.get(key) ?? new Set()).add(value));
  return [...values].filter(([, { size }]) => size > 1).map(([key, all]) => `${key}: ${[...all].join(' | ')}`);
}
