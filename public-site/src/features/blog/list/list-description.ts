import type { PostType } from '@site/contracts';
import type { PostPage, PostSummary } from '../posts-query';
import type { BlogView } from './blog-address';

/** What search results show of a description. */
const longest = 160;
/** Fewer letters of a title tell nothing. */
const shortestTitle = 12;

const ofType: Record<PostType, string> = {
  blog: 'Articles on handing routine work to software: what to decide first, how to count what it saves, and where it goes wrong.',
  video:
    'Short films with a written companion, each following one process, such as lead routing or a repair, from the first call to the last document.',
  demo: 'Demos of one working piece at a time, such as a tenant chatbot or a contract that fills itself in: what it asks, does and refuses to do.',
  use_case:
    'Use cases of firms that changed one thing: how the work was done before, what was built, what was tried and dropped, and what people still do.',
  image:
    'Drawings to read at leisure: an agency, the path of a lead or another process on one sheet, explained room by room and step by step.',
};

/** What a list says of itself where it is found; `general` where it has no address of its own, or its posts are unknown. */
export function describeList({ type, tag, search }: BlogView, page: PostPage | undefined, general: string): string {
  if (search || (tag && type !== 'all')) return general;
  if (type !== 'all') return ofType[type];
  if (!tag) return general;
  return page?.total ? ofTag(tag, page) : shortened(`“${tag}”: ${general}`, longest);
}

function ofTag(tag: string, { items, total, isLowerBound }: PostPage): string {
  const count = `${isLowerBound ? 'At least ' : ''}${total} ${total === 1 ? 'post' : 'posts'}`;
  const posts = shortened(`${count} on “${tag},” from people who plan and build software for a living.`, longest);
  const before = `${posts} ${total === 1 ? 'It is' : 'The newest is'} “`;
  const room = longest - before.length - '.”'.length;
  const title = newest(items)?.title;
  return title && room >= shortestTitle ? `${before}${ended(shortened(title, room))}”` : posts;
}

/** The list begins with the pinned post, however old that is. */
const newest = (posts: PostSummary[]): PostSummary | undefined =>
  [...posts].sort((one, other) => Date.parse(other.publishedAt ?? '') - Date.parse(one.publishedAt ?? ''))[0];

const ended = (title: string): string => (/[.?!…]$/.test(title) ? title : `${title}.`);

/** Ends between words where one fits. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.replace(/\s+\S*$/, '')}…`;
}
