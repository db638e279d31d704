import {
  area,
  blue,
  blueTile,
  circle,
  faint,
  line,
  palette,
  rect,
  rounded,
  sheet,
  tree,
  wall,
} from '../vocabulary/index.js';

// The same site twice: faint on the ground, in full on the screen that lies over it.
const road = 'M-30 501L1230 375M-30 591L1230 465';
const kerb =
  'M60 537l60 -6M180 525l60 -6M300 513l60 -6M420 501l60 -6M540 489l60 -6M660 477l60 -6M780 465l60 -6M900 453l60 -6M1020 441l60 -6';
const building = 'M327 147L687 111L699 231L849 216L861 336L351 387z';
const partitions = 'M507 129L519 249L339 267M519 249L531 369M699 231L519 249M699 231L711 351';
const neighbours = 'M60 75L246 56L264 236L78 255zM60 345L273 324L284 432L71 453zM915 90L1140 68L1161 278L936 300z';

export const sprintReviewMobileApp = sheet(
  'A telephone lies on a faint site plan and shows the part beneath it in full, the building in lime',
  faint(road + kerb + building + partitions + neighbours),
  faint(circle(162, 156, 48) + circle(1038, 186, 60) + circle(1038, 570, 30) + circle(960, 585, 18)),
  wall(rounded(417, 30, 366, 570, 45), palette.card),
  `<clipPath id="screen"><path d="${rect(444, 87, 312, 438)}"/></clipPath>`,
  '<g clip-path="url(#screen)">',
  area(rect(444, 87, 312, 438), palette.pale),
  area('M-30 501L1230 375V465L-30 591z', palette.card),
  line(road),
  blue(kerb),
  wall(building, palette.lime),
  wall(partitions),
  tree(732, 159, 33),
  '</g>',
  line(rect(444, 87, 312, 438)),
  line('M570 60h60'),
  line(rounded(540, 549, 120, 24, 12)),
  blueTile(612, 309, 'check', 72),
  blue('M612 345v24'),
);
