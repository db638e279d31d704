import { canonicalBlogAddress, readBlogView } from '../features/blog/list/blog-address';
import { categoryLabels } from '../features/blog/list/categories';

interface ListOfPosts {
  /** By which searches know it, with its query. */
  path: string;
  /** Empty: of all posts. */
  filter: { type?: string; tag?: string };
  /** Undefined: the blog as a whole. */
  name?: string;
}

/** The page that an address of the blog stands for: one of a type, of a tag, or of all posts. */
export function blogListAt(query: URLSearchParams): ListOfPosts {
  const path = canonicalBlogAddress(readBlogView(query));
  const { type, tag } = readBlogView(new URL(path, 'https://blog').searchParams);
  if (type !== 'all') return { path, filter: { type }, name: categoryLabels[type] };
  return tag ? { path, filter: { tag }, name: `“${tag}”` } : { path, filter: {} };
}
