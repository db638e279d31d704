import { blogAddress, blogQuery, canonicalBlogAddress, readBlogView } from './blog-address';

const read = (query: string) => readBlogView(new URLSearchParams(query));

describe('state of the blog list in the address', () => {
  it('starts with all types, no search, the grid and 12 posts', () => {
    expect(read('')).toEqual({ type: 'all', search: '', tag: '', layout: 'grid', shown: 12 });
  });

  it('comes back as it was written', () => {
    const view = { type: 'use_case', search: 'lead & deal', tag: 'crm & more', layout: 'list', shown: 36 } as const;
    expect(read(blogAddress(view).split('?')[1] ?? '')).toEqual(view);
  });

  it('leaves the usual out', () => {
    expect(blogAddress(read('type=all&search=&view=grid&show=12'))).toBe('/blog');
  });

  it('is written by browsers whose queries have no size', () => {
    const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size') as PropertyDescriptor;
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
    expect(blogAddress(read('type=video'))).toBe('/blog?type=video');
    Object.defineProperty(URLSearchParams.prototype, 'size', size);
  });

  it.each(['type=podcast', 'view=spiral', 'show=-3', 'show=many', 'show=1.5'])('does not trust %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  it('looks only for what a post can hold, in the length that the API takes', () => {
    expect(read('search=%00').search).toBe('');
    expect(read('search=%00%20lead%00er+%00').search).toBe('leader');
    expect(read(`search=${'a'.repeat(199)}+${'b'.repeat(9)}`).search).toBe('a'.repeat(199));
    expect(read(`search=${encodeURIComponent('🏠'.repeat(300))}`).search).toBe('🏠'.repeat(200));
  });

  it('rounds the count up to full steps and keeps it in bounds', () => {
    expect(read('show=13').shown).toBe(24);
    expect(read('show=999999999').shown).toBe(1200);
  });

  it('lets a pressed button overrule the hidden fields before it', () => {
    const form = blogQuery(read('type=video&search=demo&view=grid'));
    expect(`${form}`).toBe('type=video&search=demo');
    form.append('type', 'blog');
    expect(readBlogView(form)).toMatchObject({ type: 'blog', search: 'demo' });
  });

  it.each([
    ['type=video&view=list&show=24', '/blog?type=video'],
    ['tag=key+safes', '/blog?tag=key+safes'],
    ['tag=leads&type=video', '/blog'],
    ['type=video&search=lead', '/blog'],
    ['view=list', '/blog'],
  ])('is known to searches, with %s, as %s', (query, address) => {
    expect(canonicalBlogAddress(read(query))).toBe(address);
  });
});
