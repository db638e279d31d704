import { setHeadline, type HeadlineLine } from '../../src/discovery/social-cards/headline';
import { companyMarks } from '../../src/discovery/social-cards/page-cards';
import {
  baselineOf,
  cardSize,
  column,
  display,
  leading,
  margin,
  sheetSvg,
} from '../../src/discovery/social-cards/sheet';
import type { CardSubject } from './card-subjects';
import { drawingSvg } from './drawing';
import { light } from './light-colours';
import type { Typesetter } from './typesetter';

const sizes = [68, 62, 56, 50, 44, 38];
const headlineBox = { width: 540, height: column.height, leading, sizes };
const drawingBox = { x: 652, y: 64, width: cardSize.width - margin - 652, height: 470 };

/**
 * A page as a sheet of the plan: its headline, its own drawing, and a dimension line below both. The company's name and
 * the size of its letters are left open (`companyMarks`).
 */
export function cardSvg({ badge, headline: words, marked, drawing }: CardSubject, typesetter: Typesetter): string {
  const measure = (text: string, size: number) => typesetter.widthOf(text, display(size));
  const headline = setHeadline(words, marked, headlineBox, measure);
  const markers = headline.lines.map((line, index) =>
    markerSvg(line, baselineOf(headline, index), headline.size, measure),
  );
  return sheetSvg({
    ...{ company: companyMarks, badge, headline, markers: markers.join('') },
    picture: drawingSvg(drawing, drawingBox),
    stops: [margin, drawingBox.x - 24, cardSize.width - margin],
  });
}

function markerSvg({ marked }: HeadlineLine, y: number, size: number, measure: (text: string, size: number) => number) {
  if (!marked) return '';
  // A space at the end has no width of its own: measured with a letter behind it, it has.
  const before = marked.before ? measure(`${marked.before}|`, size) - measure('|', size) : 0;
  const x = margin + before - size * 0.07;
  return `<rect x="${x}" y="${y - size * 0.8}" width="${measure(marked.text, size) + size * 0.2}" height="${size * 1.02}" fill="${light.lime}"/>`;
}
