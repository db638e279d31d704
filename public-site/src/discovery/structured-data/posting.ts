import { postTypeLabels } from '@site/contracts';
import type { PostDetails } from '@site/api-client/public';
import { youtubeEmbedAddress } from '@site/ui';
import type { Site } from '../../shared/site-context';
import { postCard } from '../../shared/social-card';
import { companyReference } from './company';
import type { Thing } from './json-ld';

/** A post, and its video where enough is known of it. */
export function posting(post: PostDetails, site: Site): Thing[] {
  const { slug, title, summary, type, tags, publishedAt, updatedAt, readingMinutes, coverImageUrl } = post;
  const address = `${site.origin}/blog/${slug}`;
  const company = companyReference(site);
  const article: Thing = {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    mainEntityOfPage: address,
    url: address,
    headline: title,
    ...(summary && { description: summary }),
    image: new URL(postCard(coverImageUrl).address, site.origin).href,
    ...(publishedAt && { datePublished: publishedAt }),
    dateModified: updatedAt,
    author: company,
    publisher: company,
    articleSection: postTypeLabels[type],
    ...(tags.length > 0 && { keywords: tags }),
    timeRequired: `PT${readingMinutes}M`,
    inLanguage: 'en',
  };
  return [article, ...video(post, site.origin)];
}

/** Search engines take a video only with a name, a description, a picture, a date and a player or file. */
function video({ title, summary, videoUrl, coverImageUrl, publishedAt }: PostDetails, origin: string): Thing[] {
  if (!videoUrl || !summary || !publishedAt || !coverImageUrl) return [];
  const place = placeOf(videoUrl, origin);
  if (!place) return [];
  return [
    {
      '@type': 'VideoObject',
      name: title,
      description: summary,
      thumbnailUrl: new URL(postCard(coverImageUrl).address, origin).href,
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
