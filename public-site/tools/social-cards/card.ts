import { companyMarks } from '../../src/discovery/social-cards';
import { escapeXml } from '../../src/discovery/xml';
import type { CardSubject } from './card-subjects';
import { drawingSvg } from './drawing';
import { setHeadline, type HeadlineLine } from './headline';
import { light } from './light-colours';
import { faces, type Typesetter } from './typesetter';

const [width, height] = [1200, 630];
const margin = 64;
const column = { width: 540, top: 136, height: 400 };
const leading = 1.1;
const sizes = [68, 62, 56, 50, 44, 38];
const drawingBox = { x: 652, y: 64, width: width - margin - 652, height: 470 };

/**
 * A page as a sheet of the plan: its headline, its own drawing, and a dimension line below both. The company's name and
 * the size of its letters are left open (`companyMarks`).
 */
export function cardSvg({ badge, headline, marked, drawing }: CardSubject, typesetter: Typesetter): string {
  const measure = (text: string, size: number) => typesetter.widthOf(text, display(size));
  const { size, lines } = setHeadline(headline, marked, { ...column, leading, sizes }, measure);
  const top = column.top + (column.height - lines.length * size * leading) / 2;
  const baseline = (index: number) => top + size * (0.82 + index * leading);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<path d="M0 0h${width}v${height}H0z" fill="${light.paper}"/>
<path d="${grid}" stroke="${light.grid}" stroke-width="1.5"/>
${glyph}
<text x="${margin + 60}" y="93" fill="${light.ink}" ${displayFace} font-size="${companyMarks.size}">${companyMarks.name}</text>
<text x="${margin + 16}" y="556" font-family="${faces.mono}" font-size="17" fill="${light.inkSoft}">${escapeXml(badge)}</text>
${lines.map((line, index) => markerSvg(line, baseline(index), size, measure)).join('')}
${lines.map(({ text }, index) => `<text x="${margin}" y="${baseline(index)}" fill="${light.ink}" ${display(size)}>${escapeXml(text)}</text>`).join('\n')}
${drawingSvg(drawing, drawingBox)}
${dimension}
</svg>`;
}

const displayFace = `font-family="${faces.display}" font-weight="620"`;
const display = (size: number): string => `${displayFace} font-size="${size}" letter-spacing="${-0.022 * size}"`;

function markerSvg({ marked }: HeadlineLine, y: number, size: number, measure: (text: string, size: number) => number) {
  if (!marked) return '';
  // A space at the end has no width of its own: measured with a letter behind it, it has.
  const before = marked.before ? measure(`${marked.before}|`, size) - measure('|', size) : 0;
  const x = margin + before - size * 0.07;
  return `<rect x="${x}" y="${y - size * 0.8}" width="${measure(marked.text, size) + size * 0.2}" height="${size * 1.02}" fill="${light.lime}"/>`;
}

/** 32 to a square, as under the site's headlines. */
const grid = [
  ...Array.from({ length: 37 }, (_, index) => `M${(index + 1) * 32 - 8} 0V${height}`),
  ...Array.from({ length: 19 }, (_, index) => `M0 ${(index + 1) * 32 - 5}H${width}`),
].join('');

/** The logo: three rooms and the two doors between them. */
const glyph = `<g transform="translate(${margin} 62) scale(1.75)" fill="none" stroke-width="2">
<path d="M12 5h3M12 19h3" stroke="${light.blue}"/><path d="M1 1h10v8H1zM1 15h10v8H1zM16 1h7v22h-7z" stroke="${light.ink}"/></g>`;

const dimension = `<path d="M${margin} 574H${width - margin}M${margin} 564v20M${drawingBox.x - 24} 564v20M${width - margin} 564v20" stroke="${light.blue}" stroke-width="2.5"/>`;
