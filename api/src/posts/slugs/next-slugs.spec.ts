import { nextSlugs } from './next-slugs';

const first = (slug: string) => [...nextSlugs(slug)][0]?.slice(0, 2);

it.each([
  ['my-title', ['my-title-2', 'my-title-3']],
  ['my-title-2', ['my-title-3', 'my-title-4']],
  ['my-title-99', ['my-title-100', 'my-title-101']],
  ['report-2026', ['report-2026-2', 'report-2026-3']],
  ['7', ['7-2', '7-3']],
])('leads from %s to %j', (slug, next) => {
  expect(first(slug)).toEqual(next);
});

it('stays within the length of a slug', () => {
  expect(first('x'.repeat(255))).toEqual([`${'x'.repeat(253)}-2`, `${'x'.repeat(253)}-3`]);
});

it('never repeats itself', () => {
  const all = [...nextSlugs('my-title')].flat();
  expect(new Set(all).size).toBe(all.length);
});
