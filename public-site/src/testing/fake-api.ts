import type { PostDetails, RelatedPosts } from '@site/api-client/public';
import { limits } from '@site/contracts';

/** A fetch that responds as the API would, and records its calls. */
export function fakeApi(posts: PostDetails[]) {
  const calls: string[] = [];
  const respond: typeof fetch = async (input, init) => {
    const { pathname, searchParams, search } = new URL(String(input), 'http://api.example.com');
    calls.push(`${init?.method ?? 'GET'} ${pathname}${search}`);
    if (pathname === '/api/contact') return Response.json({ id: 1, createdAt: '2026-04-16' }, { status: 201 });
    if (pathname === '/api/posts') {
      const type = searchParams.get('type');
      const listed = type ? posts.filter((post) => post.type === type) : posts;
      const offset = Number(searchParams.get('offset') ?? 0);
      const page = listed.slice(offset, offset + Number(searchParams.get('limit')));
      return Response.json(page, { headers: { 'X-Total-Count': String(listed.length) } });
    }
    if (pathname === '/api/post-addresses') {
      const block = (id: number) => Math.floor((id - 1) / limits.addressBlock);
      const wanted = posts.filter(({ id }) => block(id) === Number(searchParams.get('block')));
      const blocks = 1 + Math.max(-1, ...posts.slice(-1).map(({ id }) => block(id)));
      return Response.json({ posts: wanted.map(({ slug, updatedAt }) => ({ slug, updatedAt })), blocks });
    }
    const [, related] = /^\/api\/posts\/(.*)\/related$/.exec(pathname) ?? [];
    if (related !== undefined) return Response.json(around(posts, related));
    if (pathname === '/api/previews/expired') return Response.json({ statusCode: 410 }, { status: 410 });
    const found = posts.find(({ slug }) => [`/api/posts/${slug}`, `/api/previews/of-${slug}`].includes(pathname));
    return found
      ? Response.json(found)
      : Response.json({ statusCode: 404, message: 'Post not found' }, { status: 404 });
  };
  return { calls, fetch: respond };
}

/** Newest first, as the list. */
function around(posts: PostDetails[], slug: string): RelatedPosts {
  const at = posts.findIndex((post) => post.slug === slug);
  const teaser = (found: PostDetails | undefined) => {
    if (!found) return undefined;
    const { slug, title, type, coverImageUrl, readingMinutes, publishedAt } = found;
    return { slug, title, type, coverImageUrl, readingMinutes, publishedAt: String(publishedAt) };
  };
  const others = posts.filter((_, index) => index !== at).slice(0, 3);
  return {
    previous: teaser(posts[at + 1]) ?? null,
    next: teaser(posts[at - 1]) ?? null,
    related: others.flatMap((post) => teaser(post) ?? []),
  };
}
