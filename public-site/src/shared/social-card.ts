import { pictureAt } from '@site/contracts';

/** The picture that a link to a page shows where it is shared. */
export interface SocialCard {
  /** Absolute, or a path of this site. */
  address: string;
  /** Undefined where only the picture's owner knows. */
  size?: { width: number; height: number };
}

/** What every network shows whole. */
const cardSize = { width: 1200, height: 630 };

export const cardName = (path: string): string => (path === '/' ? 'home' : path.slice(1));

/** Drawn for every registered page, with the company's name. */
export const pageCard = (path: string): SocialCard => ({
  address: `/social-cards/${cardName(path)}.png`,
  size: cardSize,
});

/**
 * A post names a picture of its own choice, or has a card of its title and its cover, where the site itself has that; the
 * cover of another site is shown alone.
 */
export const postCard = ({ slug, coverImageUrl: cover, socialImageUrl: chosen }: SharedPost): SocialCard =>
  !chosen && cover && isOwn(cover)
    ? { address: `/social-cards/blog/${encodeURIComponent(slug)}.png`, size: cardSize }
    : pictureCard(chosen ?? cover);

/** A picture by itself. Networks draw no SVG: of the site's own the API has a PNG of a card's size. */
export function pictureCard(picture: string | null | undefined): SocialCard {
  if (!picture) return pageCard('/blog');
  const [, drawing] = /^(\/media\/.*)\.svg$/.exec(picture) ?? [];
  const upload = pictureAt(picture);
  if (upload) return { address: picture, size: { width: upload.width, height: upload.height } };
  if (drawing) return { address: `${drawing}.png`, size: cardSize };
  return isDrawing(picture) ? pageCard('/blog') : { address: picture };
}

interface SharedPost {
  slug: string;
  coverImageUrl: string | null;
  socialImageUrl?: string;
}

const isOwn = (address: string): boolean => /^\/media\/.+\.(?:svg|webp|avif|jpe?g|png)$/.test(address);

const isDrawing = (address: string): boolean => /\.svg($|[?#])/i.test(address);
