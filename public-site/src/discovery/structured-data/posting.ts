import type { ReadablePost } from '@site/api-client/public';
import { youtubeEmbedAddress } from '@site/ui';
import { team } from '../../facts/team';
import type { Site } from '../../shared/site-context';
import { pictureCard } from '../../shared/social-card';
import { companyReference } from './company';
import type { Thing } from './json-ld';

/** A post, and its video where enough is known of it. */
export function posting(post: ReadablePost, site: Site): Thing[] {
  const { slug, title, summary, tags, publishedAt, updatedAt, coverImageUrl } = post;
  const description = post.metaDescription ?? summary;
  const address = `${site.origin}/blog/${slug}`;
  const company = companyReference(site);
  const article: Thing = {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    url: address,
    headline: title,
    ...(description && { description }),
    image: new URL(pictureCard(post.socialImageUrl ?? coverImageUrl).address, site.origin).href,
    ...(publishedAt && { datePublished: publishedAt }),
    dateModified: updatedAt,
    author: post.author ? person(post.author.name, site) : company,
    publisher: company,
    ...(tags.length > 0 && { keywords: tags }),
  };
  return [article, ...video(post, site.origin)];
}

/** Who is introduced on the team's page has an address there. */
function person(name: string, { origin }: Site): Thing {
  const known = team.find((member) => member.name === name);
  return { '@type': 'Person', name, ...(known && { jobTitle: known.role, url: `${origin}/our-team#${known.handle}` }) };
}

/** Search engines take a video only with a name, a description, a picture, a date and a player or file. */
function video({ title, summary, videoUrl, coverImageUrl, publishedAt }: ReadablePost, origin: string): Thing[] {
  if (!videoUrl || !summary || !publishedAt || !coverImageUrl) return [];
  const place = placeOf(videoUrl, origin);
  if (!place) return [];
  return [
    {
      '@type': 'VideoObject',
      name: title,
      description: summary,
      thumbnailUrl: new URL(pictureCard(coverImageUrl).address, origin).href,
      uploadDate: publishedAt,
      ...place,
    },
  ];
}

function placeOf(videoUrl: string, origin: string): { embedUrl: string } | { contentUrl: string } | undefined {
  const embedUrl = youtubeEmbedAddress(videoUrl);
  if (embedUrl) return { embedUrl };
  const { pathname, href } = new URL(videoUrl, origin);
  return /\.(mp4|webm|mov)$/i.test(pathname) ? { contentUrl: href } : undefined;
}
