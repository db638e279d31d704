import { pictureAt } from '@site/contracts';

/** The picture that a link to a page shows where it is shared. */
export interface SocialCard {
  /** Absolute, or a path of this site. */
  address: string;
  /** Undefined where only the picture's owner knows. */
  size?: { width: number; height: number } | undefined;
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

/** A picture by itself. */
export function pictureCard(picture: string | null | undefined): SocialCard {
  if (picture && isOwn(picture)) return { address: readable(picture), size: sizeOf(picture) };
  return !picture || isDrawing(picture) ? pageCard('/blog') : { address: picture };
}

/** Networks draw no SVG, and not all show WebP: of the site's own pictures the API has a PNG or a JPEG. */
export const readable = (own: string): string => own.replace(/svg$/, 'png').replace(/webp$|avif$/, 'jpg');

/** Of an upload, whose JPEG is no longer than a card is wide, and of a drawing. */
function sizeOf(own: string): SocialCard['size'] {
  if (isDrawing(own)) return cardSize;
  const upload = pictureAt(own);
  if (!upload) return undefined;
  const scale = Math.min(1, cardSize.width / Math.max(upload.width, upload.height));
  return { width: Math.round(upload.width * scale), height: Math.round(upload.height * scale) };
}

interface SharedPost {
  slug: string;
  coverImageUrl: string | null;
  socialImageUrl?: string;
}

const isOwn = (address: string): boolean => /^\/media\/.+\.(?:svg|webp|avif|jpe?g|png)$/.test(address);

const isDrawing = (address: string): boolean => /\.svg($|[?#])/i.test(address);
