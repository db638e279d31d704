import { area, blue, desk, dimension, door, faint, palette, rect, removed, sheet, wall } from '../vocabulary/index.js';

const cut = 'M690 105H1080V525H690M690 315H1080M885 105V315M840 315V525';

export const mvpScopeCutting = sheet(
  'A floor plan cut along a break line: three rooms stay, four are crossed out',
  area(rect(120, 105, 540, 420), palette.card),
  area(rect(120, 105, 300, 240), palette.lime),
  faint(cut),
  removed(cut),
  blue(
    'M705 120L870 300M870 120L705 300M900 120L1065 300M1065 120L900 300M855 330L1065 510M1065 330L855 510M705 330L825 510M825 330L705 510',
  ),
  wall('M660 105H120V525H660M120 345H180M270 345H420V285M420 195V105M420 345V420M420 510V525'),
  wall('M660 105V285L630 300L690 330L660 345V525'),
  door(270, 345, 90, 's', 'w'),
  door(420, 195, 90, 'e', 's'),
  door(420, 420, 90, 'w', 's'),
  desk(180, 165, 120, 60, 's'),
  desk(510, 420, 90, 48, 'n'),
  desk(540, 150, 72, 48, 's'),
  dimension(120, 66, 660, 66, 3),
);
