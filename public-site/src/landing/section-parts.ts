import type { ComponentType } from 'react';
import type { Figure } from '../enhance/count-up';

export type { Figure };
export type { JobOpening } from '../facts/openings';
export type { Person, PersonWith, Portrait } from '../facts/person';

/** A drawing sizes itself to its column. Imported by the page that shows it, so that no other page loads it. */
export type Drawing = ComponentType;

/** Where a link or button leads. `schedule` opens the scheduling page in a new tab, `anchor` stays on the page. */
export type Action =
  | { to: 'schedule'; label: string }
  | { to: 'page'; href: string; label: string }
  | { to: 'anchor'; href: `#${string}`; label: string }
  | { to: 'email'; subject: string; label: string };

export interface Headed {
  /** Anchor of the section, for links such as `#solutions`. */
  id?: string;
  title: string;
  /** The paragraph under the title. */
  intro?: string;
}

/** The smallest thing to say: a title and a sentence or two. */
export interface Point {
  title: string;
  text: string;
}

/** A drawing that tells something. */
export interface Pictured {
  drawing: Drawing;
  /** What the drawing tells those who can't see it. */
  drawingLabel: string;
}

export interface Stat {
  figure: Figure;
  label: string;
}

/** A technology or product. Without a mark its name stands alone. */
export interface Technology {
  name: string;
  /** From `technology-marks` (`public-site/tools/technology-marks.ts` says which there are) or `drawn-marks`. */
  mark?: { path: string };
}
