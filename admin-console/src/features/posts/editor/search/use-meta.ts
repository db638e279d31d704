import { useWatch } from 'react-hook-form';
import type { PostInput } from '@site/contracts';

const watched = [
  'title',
  'slug',
  'summary',
  'coverImageUrl',
  'metaTitle',
  'metaDescription',
  'socialImageUrl',
] as const;

/** What the page says of the post elsewhere, as the form stands. */
export function useMeta() {
  const [title, slug, summary, cover, metaTitle, metaDescription, socialImageUrl] = useWatch<PostInput, typeof watched>(
    {
      name: watched,
    },
  );
  return {
    title: metaTitle || title || 'Untitled',
    description: metaDescription || summary || title,
    picture: socialImageUrl || cover,
    /** What the site draws a card of: a cover of its own, unless there is a picture for shared links. */
    drawn: !socialImageUrl && isOwn(cover) ? { cover, title } : undefined,
    slug,
    host: window.location.host,
  };
}

const isOwn = (address: string | null | undefined): address is string =>
  /^\/media\/.+\.(?:svg|webp|avif|jpe?g|png)$/.test(address ?? '');
