import { slowdownFor, slowestOf } from './measure-page';
import { median } from './median';
import { pagesOf } from './public-pages';
import { tableHead, tableRow } from './table';

const locations = ['/', '/blog', '/blog/first', '/contact', '/contact'];
const sitemap = locations.map((path) => `<url><loc>https://site.example.com${path}</loc></url>`).join('');

describe('the pages to measure', () => {
  it('are those of the sitemap, once each, and lists of a type and of a tag', () => {
    expect(pagesOf(sitemap)).toEqual(['/', '/blog', '/blog/first', '/contact', '/blog?type=demo', '/blog?tag=leads']);
  });
});

describe('the slowdown of the processor', () => {
  it('makes the same phone of any machine, but of one that is slower than a phone', () => {
    expect([2_000, 1_750, 1_000, 300].map(slowdownFor)).toEqual([4, 4, 2.3, 1]);
  });
});

describe('the median', () => {
  it('is the middle value, whatever the order', () => {
    expect(median([30, 10, 20])).toBe(20);
  });
});

describe('what a page is short of', () => {
  it('is what its slowest visit was short of, also where the first had no fault', () => {
    const visits = [1, 0.99, 0.98].map((score) => ({ categories: { performance: { score, auditRefs: [] } } }));
    expect(slowestOf(visits)).toBe(visits[2]);
  });
});

describe('the table', () => {
  it('sets each figure under its name', () => {
    const scores = { performance: 100, accessibility: 99, 'best-practices': 98, seo: 97 };
    const row = tableRow('/', { scores, lcpMs: 1234, tbtMs: 5, cls: 0, scriptBytes: 2048, shortcomings: [] });
    expect(row.length).toBe(tableHead.length);
    expect(row.trim().split(/\s+/)).toEqual(['/', '100', '99', '98', '97', '1.23', '5', '0.000', '2.0']);
  });
});
