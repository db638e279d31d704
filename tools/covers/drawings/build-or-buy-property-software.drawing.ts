import { blue, circle, line, palette, rect, sheet, wall } from '../vocabulary/index.js';

// The working rule is a ruler, and the ruler is the beam of a pair of scales.
const marks = Array.from({ length: 31 }, (_, index) => `M${150 + index * 30} 420v${index % 5 === 0 ? 24 : 12}`).join(
  '',
);

const unit = (x: number, y: number): string =>
  wall(rect(x, y, 120, 90), palette.card) + line(rect(x + 18, y + 24, 30, 30)) + line(`M${x + 72} ${y + 87}v-57h30v57`);

export const buildOrBuyPropertySoftware = sheet(
  'A ruler balanced on a pivot: three identical ready-made units on one side, a house built to measure on the other',
  '<g transform="translate(0 -39) rotate(-4 600 432)">',
  unit(195, 327),
  unit(315, 327),
  unit(255, 237),
  wall('M735 417V267L825 177L885 237V417z', palette.lime),
  wall('M885 417V297H1005V417z', palette.card),
  line(rect(765, 282, 36, 36), palette.card),
  line('M828 414v-84h33v84', palette.card),
  line(rect(915, 327, 60, 36)),
  line('M840 192v-45h24v70', palette.card),
  wall(rect(135, 420, 930, 45), palette.card),
  blue(marks),
  '</g>',
  wall('M600 432L528 534H672z', palette.card),
  line(circle(600, 483, 12)),
  wall('M390 534H810'),
  line('M420 555l18 -18M480 555l18 -18M540 555l18 -18M600 555l18 -18M660 555l18 -18M720 555l18 -18M780 555l18 -18'),
);
