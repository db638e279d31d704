import type { PostDetails, PostSummary } from '@site/api-client/public';
import { postTypeLabels } from '@site/contracts';
import { feedAddress, feedType } from '../shared/feed-address';
import { pictureCard } from '../shared/social-card';
import { newestPosts } from './newest-posts';
import type { ResourceBuilder } from './resource';
import { element, escapeXml, xmlDocument, type Xml } from './xml';

const listedPosts = 30;
/** The API turns away who waits too long for a turn: all at once they would, on a busy machine. */
const readAtOnce = 5;

/** The newest posts as RSS 2.0, each whole. */
export const feed: ResourceBuilder = async ({ origin, config, fetch }) => {
  const listed = await newestPosts(fetch, listedPosts);
  const posts: { post: PostSummary; details: PostDetails | undefined }[] = [];
  for (let read = 0; read < listed.length; read += readAtOnce) {
    const some = listed.slice(read, read + readAtOnce);
    posts.push(...(await Promise.all(some.map(async (post) => ({ post, details: await readDetails(fetch, post) })))));
  }
  const [latest] = listed;
  const channel = [
    element('title', `${config.name}: Latest Insights`),
    element('link', `${origin}/blog`),
    element('description', `Articles, videos, demos and use cases from ${config.name}.`),
    element('language', 'en'),
    ...(latest?.publishedAt ? [element('lastBuildDate', inMail(latest.publishedAt))] : []),
    element('atom:link', [], { href: origin + feedAddress, rel: 'self', type: feedType }),
    ...posts.map(({ post, details }) => item(post, details, origin)),
  ];
  const rss = element('rss', [element('channel', channel)], {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    'xmlns:media': 'http://search.yahoo.com/mrss/',
  });
  return { contentType: `${feedType}; charset=utf-8`, body: xmlDocument(rss) };
};

/** Undefined for what was published no longer when it was read. */
async function readDetails(call: typeof fetch, { slug }: PostSummary): Promise<PostDetails | undefined> {
  const response = await call(`/api/posts/${encodeURIComponent(slug)}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The API answered ${response.status} to a post.`);
  return response.json();
}

function item(post: PostSummary, details: PostDetails | undefined, origin: string): Xml {
  const { id, slug, title, summary, type, tags, publishedAt, coverImageUrl } = post;
  const address = `${origin}/blog/${slug}`;
  return element('item', [
    element('title', title),
    element('link', address),
    // By its number: a post that gets another address is no new one.
    element('guid', `${origin}/blog#${id}`, { isPermaLink: 'false' }),
    ...(publishedAt ? [element('pubDate', inMail(publishedAt))] : []),
    ...(details?.author ? [element('dc:creator', details.author.name)] : []),
    // Readers take it for HTML.
    ...(summary ? [element('description', escapeXml(summary))] : []),
    ...(details
      ? [element('content:encoded', videoLink(details, address) + readElsewhere(details.contentHtml, address))]
      : []),
    ...(coverImageUrl ? picture(coverImageUrl, origin) : []),
    ...[postTypeLabels[type], ...tags].map((category) => element('category', category)),
  ]);
}

/** Readers of feeds play none: it is where the post has it, above the text. */
function videoLink({ videoUrl }: PostDetails, address: string): string {
  if (!videoUrl) return '';
  const url = escapeXml(wholeAddress(videoUrl, address));
  return `<p>Video: <a href="${url}">${url}</a></p>`;
}

/**
 * Whole addresses; which file of a picture fits is for this site's own layout to say. Only in tags: a text may be about HTML,
 * and has no `<`. `&` alone is escaped in the addresses of the API's HTML, and stays so.
 */
const readElsewhere = (html: string, address: string): string =>
  html.replace(/<[^>]*>/g, (tag) =>
    tag
      .replace(/ (?:srcset|sizes)="[^"]*"/g, '')
      .replace(
        / (href|src)="([^"]*)"/g,
        (_, name: string, value: string) => ` ${name}="${wholeAddress(value, address)}"`,
      ),
  );

const wholeAddress = (value: string, base: string): string =>
  URL.canParse(value, base) ? new URL(value, base).href : value;

const pictureTypes: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** The cover, as readers of feeds show it: no SVG, and no enclosure, which would have to tell a length that nobody knows. */
function picture(cover: string, origin: string): Xml[] {
  const url = new URL(pictureCard(cover).address, origin).href;
  const type = pictureTypes[/\.(\w+)$/.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? ''];
  return type ? [element('media:content', [], { url, type, medium: 'image' })] : [];
}

/** Dates of a feed are written as in email. */
const inMail = (date: string): string => new Date(date).toUTCString();
