import type { ComponentType } from 'react';
import type { Figure } from '../enhance/count-up';

export type { Figure };

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

/** A person's picture: a file, as an imported address. */
export interface Portrait {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** Somebody, by what they do, and whatever else is told of them. */
export interface Person {
  role: string;
  name?: string;
  company?: string;
  portrait?: Portrait;
  quote?: string;
  /** Out of five. */
  stars?: number;
  /** Names their mailbox at the company's domain, and their profile. */
  handle?: string;
}

/** A person of whom these are told. */
export type PersonWith<Told extends keyof Person> = Person & Required<Pick<Person, Told>>;

export interface JobOpening {
  /** Names its page: `/careers/<slug>`. */
  slug: string;
  title: string;
  description: string;
  location: 'On site' | 'Hybrid' | 'Remote' | 'Remote or on site';
  department: string;
  type: 'Full-time' | 'Part-time';
  /** ISO date since which it is open. */
  posted: string;
  /** ISO date of the last day to apply. */
  closes: string;
  requirements: readonly string[];
}

/** A technology or product. Without a mark its name stands alone. */
export interface Technology {
  name: string;
  /** From `technology-marks` (`public-site/tools/technology-marks.ts` says which there are) or `drawn-marks`. */
  mark?: { path: string };
}
