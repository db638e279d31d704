import { area, blue, dot, line, palette, rect, route, sheet, sign, wall, type Glyph } from '../vocabulary/index.js';

const windows = Array.from({ length: 16 }, (_, index) => ({
  x: 156 + (index % 4) * 84,
  y: 105 + Math.floor(index / 4) * 90,
}));

// Questions lean towards the house, answers towards the desk.
const question = (y: number, glyph: Glyph, words: string): string =>
  line(`M600 ${y}H870V${y + 90}H660L630 ${y + 114}V${y + 90}H600z`, palette.card) +
  sign(645, y + 45, glyph) +
  line(words);
const answer = (y: number): string => `M780 ${y}H1080V${y + 90}H1050V${y + 114}L1020 ${y + 90}H780z`;

export const tenantChatbotDemo = sheet(
  'A block of flats; from one window a conversation of two questions and two answers',
  area(rect(120, 75, 360, 480), palette.card),
  wall('M60 555H540M120 555V75H480V555M96 75H504'),
  line(windows.map(({ x, y }) => rect(x, y, 36, 54)).join('')),
  line(windows.map(({ x, y }) => `M${x - 6} ${y + 60}h48`).join('')),
  line('M270 552V477H330V552M300 477V552M246 477H354'),
  line(rect(150, 477, 48, 48) + rect(402, 477, 48, 48)),
  area(rect(408, 195, 36, 54), palette.blue),
  route('M432 222H510C570 222 540 90 600 90'),
  question(45, 'drop', 'M690 75h144M690 105h90'),
  blue(answer(180), palette.card),
  blue('M816 210h216M816 240h150'),
  question(315, 'calendar', 'M690 345h108M690 375h144'),
  wall(answer(450), palette.lime),
  sign(828, 495, 'check', palette.ink, 1.4),
  line('M876 480h168M876 510h108'),
  dot(600, 90),
);
