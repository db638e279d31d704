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

/** A post shows its cover, unless it names another picture. Networks draw no SVG: of the site's own the API has a PNG of a card's size. */
export function postCard(cover: string | null | undefined): SocialCard {
  if (!cover) return pageCard('/blog');
  const [, drawing] = /^(\/media\/.*)\.svg$/.exec(cover) ?? [];
  const upload = pictureAt(cover);
  if (upload) return { address: cover, size: { width: upload.width, height: upload.height } };
  if (drawing) return { address: `${drawing}.png`, size: cardSize };
  return isDrawing(cover) ? pageCard('/blog') : { address: cover };
}

const isDrawing = (address: string): boolean => /\.svg($|[?#])/i.test(address);
