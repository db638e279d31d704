import type { ComponentType } from 'react';

/** A landing page is data: an address, what search engines read, and its sections from top to bottom. */
export interface LandingPageData {
  path: string;
  /** The root address answers signed-in users with a page of their own. */
  shownTo: 'everyone' | 'signed-in';
  title: string;
  description: string;
  sections: readonly Section[];
}

/** Every kind of section that a landing page can have, named for its purpose. */
export type Section =
  | HeroSection
  | BadgesSection
  | RoomsSection
  | HoursSection
  | CorridorSection
  | StatsSection
  | ProcessSection
  | AudiencesSection
  | TestimonialsSection
  | LedgerSection
  | QuestionsSection
  | ContactSection;

export type SectionType = Section['type'];
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>;

/** A drawing sizes itself to its column. Imported by the page that shows it, so that no other page loads it. */
export type Drawing = ComponentType;

/** Where a link or button leads. `schedule` opens the scheduling page in a new tab. */
export type Action =
  | { to: 'schedule'; label: string }
  | { to: 'page'; href: string; label: string }
  | { to: 'email'; subject: string; label: string };

interface Headed {
  /** Anchor of the section, for links such as `#solutions`. */
  id?: string;
  title: string;
  /** The paragraph under the title. */
  intro?: string;
}

/** The page's only h1, its promise and its picture. */
export interface HeroSection {
  type: 'hero';
  badge: string;
  headline: string;
  /** Words of the headline that are marked in lime. */
  marked: string;
  paragraph: string;
  actions: readonly Action[];
  drawing: Drawing;
  /** What the drawing tells those who can't see it. */
  drawingLabel: string;
}

/** What the page is about at a glance: an icon and two or three words each. */
export interface BadgesSection {
  type: 'badges';
  /** Says what the row lists; not shown. */
  label: string;
  badges: readonly { icon: Drawing; text: string }[];
}

/** Services, solutions or use cases as rooms that share their walls. */
export interface RoomsSection extends Headed {
  type: 'rooms';
  rooms: readonly Room[];
}

export interface Room {
  title: string;
  text: string;
  drawing: Drawing;
  action?: Action;
}

/** The blue band: a figure that counts up along a ruler which ends at its goal. */
export interface HoursSection extends Headed {
  type: 'hours';
  hours: number;
  goal: number;
  /** What the figure counts. */
  caption: string;
  action: Action;
}

/** Doors along a corridor, each to a page. */
export interface CorridorSection extends Headed {
  type: 'corridor';
  doors: readonly { title: string; text: string; href: string }[];
}

/** Figures that count up once. */
export interface StatsSection extends Headed {
  type: 'stats';
  stats: readonly { figure: Figure; label: string }[];
}

/** A number in the way it is written: `{ low: 2, value: 4, suffix: 'x' }` reads 2-4x. */
export interface Figure {
  value: number;
  /** Lower end of a range that `value` closes. */
  low?: number;
  decimals?: number;
  suffix?: string;
}

/** Steps in their order, under dimension lines. */
export interface ProcessSection extends Headed {
  type: 'process';
  steps: readonly { dimension: string; title: string; text: string; drawing: Drawing }[];
}

/** Who it is for: a street with one house each. */
export interface AudiencesSection extends Headed {
  type: 'audiences';
  audiences: readonly { title: string; text: string; drawing: Drawing }[];
}

/** What customers say. */
export interface TestimonialsSection extends Headed {
  type: 'testimonials';
  testimonials: readonly Testimonial[];
}

export interface Testimonial {
  quote: string;
  author: string;
  position: string;
  company: string;
  /** Out of five. */
  stars: number;
}

/** Reasons, values or findings as rows between hairlines. */
export interface LedgerSection extends Headed {
  type: 'ledger';
  rows: readonly { title: string; text: string }[];
}

/** Questions that fold open. */
export interface QuestionsSection extends Headed {
  type: 'questions';
  questions: readonly { question: string; answer: string }[];
}

/** The closing call to action. */
export interface ContactSection extends Headed {
  type: 'contact';
  actions: readonly Action[];
  drawing: Drawing;
}
