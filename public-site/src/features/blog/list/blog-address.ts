import { limits, postTypes, type PostType } from '@site/contracts';

export const pageStep = 12;

/** More than anybody scrolls through; keeps one address from asking the server for everything at once. */
export const mostShown = 100 * pageStep;

/** The list's state, held in the address so that Back and shared links restore it. */
export interface BlogView {
  type: PostType | 'all';
  search: string;
  /** Empty: of any. */
  tag: string;
  layout: 'grid' | 'list';
  /** How many posts show; the rest waits for 'Load More Articles'. */
  shown: number;
}

/** Reads the list's state; whatever an address says, the result is a valid view. */
export function readBlogView(query: URLSearchParams): BlogView {
  const type = last(query, 'type');
  return {
    type: postTypes.find((known) => known === type) ?? 'all',
    search: readText(last(query, 'search'), limits.search),
    tag: readText(last(query, 'tag'), limits.tag),
    layout: last(query, 'view') === 'list' ? 'list' : 'grid',
    shown: readShown(Number(last(query, 'show'))),
  };
}

/** The view's shortest address: what is as usual is left out. */
export function blogAddress(view: BlogView): string {
  const query = String(blogQuery(view));
  return query ? `/blog?${query}` : '/blog';
}

/** The query of that address. */
export function blogQuery({ type, tag, search, layout, shown }: BlogView): URLSearchParams {
  const query = new URLSearchParams();
  if (type !== 'all') query.set('type', type);
  if (tag) query.set('tag', tag);
  if (search) query.set('search', search);
  if (layout !== 'grid') query.set('view', layout);
  if (shown > pageStep) query.set('show', String(shown));
  return query;
}

/** The address by which searches know the view: that of a type or a tag, for all else that of the whole list. */
export function canonicalBlogAddress({ type, tag, search }: BlogView): string {
  const whole = readBlogView(new URLSearchParams());
  return blogAddress(search || (tag && type !== 'all') ? whole : { ...whole, type, tag });
}

/** A form's pressed button comes after its hidden fields, so the last value of a name is the one meant. */
const last = (query: URLSearchParams, name: string): string => query.getAll(name).at(-1) ?? '';

/** What the API can look for: without the character NUL, which no post holds, and no longer than the field takes. */
const readText = (value: string, longest: number): string =>
  Array.from(value.replaceAll('\0', '').trim()).slice(0, longest).join('').trim();

function readShown(count: number): number {
  if (!Number.isInteger(count) || count <= pageStep) return pageStep;
  return Math.min(Math.ceil(count / pageStep) * pageStep, mostShown);
}
