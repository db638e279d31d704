import {
  arc,
  area,
  arrow,
  blue,
  blueTile,
  circle,
  desk,
  dimension,
  door,
  dot,
  faint,
  line,
  palette,
  rect,
  route,
  sheet,
  tile,
  tree,
  wall,
} from '../vocabulary/index.js';

const street = faint('M45 0V630M165 0V630M60 270h90M60 300h90M60 330h90M60 360h90');
const parking = faint('M255 150V75M300 150V75M345 150V75M390 150V75M435 150V75M255 75H435');

// Those who are not ready yet go round the garden and come back to the gate.
const garden = [
  tree(435, 456, 30),
  tree(300, 507, 24),
  tree(558, 501, 24),
  tree(804, 273, 21),
  tree(1083, 510, 24),
].join('');

const lots = [885, 966, 1047].map((x) => rect(x, 75, 81, 120)).join('');
const house = (x: number): string => `${rect(x + 15, 93, 51, 60)}M${x + 40.5} 93v60`;

const compass = [
  blue(circle(636, 489, 33)),
  area('M636 438l9 51h-18z', palette.blue),
  blue('M627 489l9 51l9 -51z', palette.card),
].join('');

const arrivals = [
  'M138 105H165Q195 105 195 135V285Q195 315 225 315',
  'M138 210H165Q195 210 195 240',
  'M138 420H165Q195 420 195 390V345Q195 315 225 315',
  'M138 525H165Q195 525 195 495V390',
].join('');
const passage =
  'M225 315H705V255C705 215 780 235 780 195V165Q780 150 795 150H855Q870 150 870 165V210Q870 225 885 225H1095Q1110 225 1110 240V270Q1110 285 1095 285H945Q930 285 930 300V384';

export const mapOfALead = sheet(
  'A site plan of the way a lead takes: from the street through gate, reception, scoring and routing to an office, out to three houses, into the lime contract room and on to the keys',
  '<g transform="translate(-30 0)">',
  street,
  area(rect(225, 45, 930, 510), palette.card),
  area(rect(450, 225, 150, 180), palette.pale),
  area(rect(840, 345, 180, 180), palette.lime),
  parking,
  faint(`${lots}M870 210H1095M900 240H1095`),
  faint([885, 966].map(house).join('')),
  line(house(1047), palette.card),
  garden,
  compass,
  wall('M225 270V45H1155V375M1155 465V555H225V360'),
  wall('M300 270V225H600V285M600 345V405H555M495 405H300V360M450 225V285M450 345V405'),
  wall('M480 195V75H840V105M840 165V195H810M750 195H690M630 195H570M510 195H480M600 75V195M720 75V195'),
  wall(`${arc(705, 315, 75, 293, 336)}${arc(705, 315, 75, 24, 247)}`),
  wall('M600 285H633M600 345H633'),
  wall('M900 345H840V450M840 510V525H1020V450M1020 390V345H960M840 435H690V525H840'),
  door(225, 270, 45, 'e', 's'),
  door(225, 360, 45, 'e', 'n'),
  door(450, 345, 60, 'w', 'n'),
  door(495, 405, 60, 's', 'e'),
  door(510, 195, 60, 'n', 'e'),
  door(630, 195, 60, 'n', 'e'),
  door(900, 345, 60, 's', 'e'),
  door(1020, 450, 60, 'w', 'n'),
  door(840, 510, 60, 'w', 'n'),
  door(1155, 375, 45, 'e', 's'),
  door(1155, 465, 45, 'e', 'n'),
  desk(312, 345, 27, 54, 'e'),
  desk(525, 93, 60, 33, 's'),
  desk(645, 93, 60, 33, 's'),
  desk(750, 90, 60, 27, 's'),
  faint('M705 240C705 210 660 225 660 192M705 240C705 195 540 240 540 192'),
  route(arrivals + passage),
  route('M525 348V420C525 560 345 540 345 480C345 420 282 470 282 405V348'),
  route('M963 420H1047M1107 420H1170M930 453V465Q930 480 915 480H778'),
  arrow(282, 330, 'n'),
  arrow(930, 390, 's'),
  arrow(1186, 420, 'e'),
  arrow(762, 480, 'w'),
  dot(705, 315),
  dot(780, 156),
  [925.5, 1006.5, 1087.5].map((x) => dot(x, 225)).join(''),
  tile(105, 105, 'search', 60),
  tile(105, 210, 'mail', 60),
  tile(105, 420, 'phone', 60),
  tile(105, 525, 'chat', 60),
  tile(375, 315, 'person', 60),
  tile(525, 315, 'chart', 60),
  tile(1020, 285, 'calendar', 54),
  tile(930, 420, 'sheet', 60),
  tile(735, 480, 'invoice', 54),
  blueTile(1080, 420, 'key', 60),
  dimension(225, 594, 1155, 594, 10),
  '</g>',
);
