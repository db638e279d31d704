import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../../release/workspace';
import { breakingApiChanges, harmlessApiChanges } from '../table/api-changes';
import { compareApi, type OpenApi, resolveSchema, type Schema } from '@site/releases';
import { usedApi } from './used-api';

const text = readFileSync(path.join(workspaceRoot, 'api/openapi.json'), 'utf8');
const present = (): OpenApi => JSON.parse(text);
const who = 'site@1';

/** A front end that makes every call but those of health, and names every field. */
const program = `${text.replaceAll('/api/health', '')} ${[...text.matchAll(/"operationId": "((?!check[LR])\w+)"/g)]
  .map(([, id]) => `${id}: build.query(`)
  .join(' ')}`;
const used = usedApi(present(), program);

function refusals(change: (document: OpenApi) => void): string[] {
  const offered = present();
  change(offered);
  return compareApi({ used, offered, who });
}

describe('an API that front ends depend on', () => {
  it('fits when nothing changes', () => {
    expect(refusals(() => undefined)).toEqual([]);
  });

  it.each(breakingApiChanges)('is refused where $title', ({ apply, cause = /never/ }) => {
    expect(refusals(apply)).toContainEqual(expect.stringMatching(cause));
  });

  it.each(harmlessApiChanges)('passes where $title', ({ apply }) => {
    expect(refusals(apply)).toEqual([]);
  });

  it('is complained of once for all calls that share a schema', () => {
    const [first = '', ...others] = refusals(
      ({ components }) => delete components?.schemas?.ApiProblem?.properties?.message,
    );
    expect(first).toMatch(
      /^GET \/api\/admin\/audit \(and \d+ others\): an error has no "message", which site@1 reads\.$/,
    );
    expect(others).toEqual([]);
  });
});

describe('a schema', () => {
  const schemas = (all: Record<string, Schema>): OpenApi => ({
    openapi: '3.0.0',
    paths: {},
    components: { schemas: all },
  });
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

  it('is resolved once, however often others are made of it', () => {
    const doubled = Array.from({ length: 60 }, (_, level): [string, Schema] => [
      `Level${level}`,
      { allOf: [ref(`Level${level + 1}`), ref(`Level${level + 1}`)] },
    ]);
    const document = schemas({ ...Object.fromEntries(doubled), Level60: { properties: { id: { type: 'string' } } } });
    expect(resolveSchema(document, ref('Level0'))).toEqual({ properties: { id: { type: 'string' } } });
  });

  it('is merged of any number of parts', () => {
    const parts = Array.from({ length: 20_000 }, (_, part) => ({ properties: { [`field${part}`]: {} } }));
    expect(Object.keys(resolveSchema(schemas({}), { allOf: parts }).properties ?? {})).toHaveLength(20_000);
  });

  it('that is a part of itself adds nothing to it', () => {
    expect(resolveSchema(schemas({ Own: { allOf: [ref('Own')], type: 'object' } }), ref('Own'))).toEqual({
      type: 'object',
    });
  });
});

describe('a front end', () => {
  const uses = (code: string) =>
    Object.values(usedApi(present(), code).paths).flatMap((methods) => Object.keys(methods));
  const fields = (code: string) =>
    Object.keys(usedApi(present(), code).components?.schemas?.PostSummary?.properties ?? {});

  it('uses the calls whose endpoint is in its code', () => {
    expect(uses('x={listPosts:e.query({query:e=>({url:"/api/posts"})})}')).toEqual(['get']);
  });

  it('uses the calls whose address is in its code, with anything in place of parameters', () => {
    expect(uses('fetch(`/api/posts/${encodeURIComponent(slug)}`)')).toEqual(['get']);
    expect(uses("fetch('/api/contact', { method: 'POST' })")).toEqual(['post']);
    expect(uses('fetch(`/api/posts?limit=3`)')).toEqual(['get']);
  });

  it('does not use what is only mentioned', () => {
    expect(uses('// see /api/posts, and listPosts')).toEqual([]);
  });

  it('reads the fields that its code names', () => {
    expect(fields('fetch("/api/posts").then(([{title:t,slug:s}])=>t+s)')).toEqual(['slug', 'title']);
  });
});
