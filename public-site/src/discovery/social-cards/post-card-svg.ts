import { palettes } from '@site/palette';
import { postTypeLabels, type PostType } from '@site/contracts';
import type { ReadablePost } from '@site/api-client/public';
import { companyOn, type Owner } from './page-cards';
import { type LetterWidths, setTitle } from './set-title';
import { cardSize, margin, sheetSvg } from './sheet';

/** A cover, read. */
export interface CoverPicture {
  bytes: Uint8Array;
  kind: 'jpeg' | 'png';
  width: number;
  height: number;
}

/** The cover fills the card's right side. */
const frame = { x: 572, y: 0, width: cardSize.width - 572, height: cardSize.height };
const titleWidth = frame.x - 48 - margin;

/**
 * A post as a sheet of the plan, with its cover in place of a page's drawing. Undefined where the typeface lacks a letter
 * of its title.
 */
export function postCardSvg(
  { title, type, coverFocus, readingMinutes }: ReadablePost,
  cover: CoverPicture,
  { owner, widths }: { owner: Owner; widths: LetterWidths },
): string | undefined {
  const headline = setTitle(title, titleWidth, widths);
  if (!headline) return undefined;
  const kind = postTypeLabels[type as PostType] ?? postTypeLabels.blog;
  return sheetSvg({
    company: companyOn(owner, titleWidth - 70, widths),
    badge: [kind.toLowerCase(), ...(readingMinutes ? [`${readingMinutes} min read`] : [])].join(', '),
    headline,
    picture: coverSvg(cover, coverFocus),
    stops: [margin, margin + titleWidth],
  });
}

/** Fills the frame, cropped around its focus point, as the site's lists crop it (`object-position`). */
function coverSvg({ bytes, kind, width, height }: CoverPicture, focus = '50% 50%'): string {
  const scale = Math.max(frame.width / width, frame.height / height);
  const [fromLeft = 50, fromTop = 50] = focus.split(' ').map(parseFloat);
  const [drawnWidth, drawnHeight] = [width * scale, height * scale];
  const x = ((frame.width - drawnWidth) * fromLeft) / 100;
  const y = ((frame.height - drawnHeight) * fromTop) / 100;
  const data = Buffer.from(bytes).toString('base64');
  return `<svg x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}">
<image x="${x}" y="${y}" width="${drawnWidth}" height="${drawnHeight}" preserveAspectRatio="none" href="data:image/${kind};base64,${data}"/></svg>
<path d="M${frame.x} ${frame.y}v${frame.height}" stroke="${palettes.light.ink}" stroke-width="2.5"/>`;
}
