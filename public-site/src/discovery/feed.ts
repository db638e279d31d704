import type { PostSummary } from '@site/api-client/public';
import { postTypeLabels } from '@site/contracts';
import { newestPosts } from './newest-posts';
import type { ResourceBuilder } from './resource';
import { element, xmlDocument, type Xml } from './xml';

export const feedAddress = '/blog/feed.xml';
export const feedType = 'application/rss+xml';

const listedPosts = 30;

/** The newest posts as RSS 2.0. */
export const feed: ResourceBuilder = async ({ origin, config, fetch }) => {
  const posts = await newestPosts(fetch, listedPosts);
  const [latest] = posts;
  const channel = [
    element('title', `${config.name}: Latest Insights`),
    element('link', `${origin}/blog`),
    element('description', `Articles, videos, demos and use cases from ${config.name}.`),
    element('language', 'en'),
    ...(latest?.publishedAt ? [element('lastBuildDate', inMail(latest.publishedAt))] : []),
    element('atom:link', [], { href: origin + feedAddress, rel: 'self', type: feedType }),
    ...posts.map((post) => item(post, origin)),
  ];
  const rss = element('rss', [element('channel', channel)], {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
  });
  return { contentType: `${feedType}; charset=utf-8`, body: xmlDocument(rss) };
};

function item({ slug, title, summary, type, tags, publishedAt }: PostSummary, origin: string): Xml {
  const address = `${origin}/blog/${slug}`;
  return element('item', [
    element('title', title),
    element('link', address),
    element('guid', address, { isPermaLink: 'true' }),
    ...(publishedAt ? [element('pubDate', inMail(publishedAt))] : []),
    ...(summary ? [element('description', summary)] : []),
    ...[postTypeLabels[type], ...tags].map((category) => element('category', category)),
  ]);
}

/** Dates of a feed are written as in email. */
const inMail = (date: string): string => new Date(date).toUTCString();
