import { circle, rect } from './shapes';

/** Where a lead may come from: the fixture at the head of its pipe, 34 units wide, centred on its pipe's axis. */
export const sources: readonly { name: string; glyph: string }[] = [
  { name: 'search', glyph: `${circle(15, -3, 11)}M23 5L33 15` },
  { name: 'social', glyph: 'M2 -14H32V6H18L10 14V6H2zM9 -7H25M9 -1H19' },
  { name: 'email', glyph: `${rect(1, -12, 32, 24)}M1 -12L17 2L33 -12` },
  { name: 'events', glyph: `M3 -14V14M3 -12H31L24 -4L31 4H3` },
  { name: 'phone', glyph: `${rect(8, -15, 18, 30)}M8 -9H26M8 8H26M15 12h4` },
  {
    name: 'referrals',
    glyph: `${circle(10, -7, 6)}${circle(25, -7, 6)}M1 13V8a9 7 0 0 1 18 0v5M19 3a9 7 0 0 1 15 5v5`,
  },
];
