import type { JobOpening } from '../facts/openings';
import type { PersonWith } from '../facts/person';
import type { Action, Drawing, Headed, Pictured, Point, Stat, Technology } from './section-parts';

export type * from './section-parts';

/** A landing page is data: what search engines read, and its sections from top to bottom. */
export interface LandingPageData {
  title: string;
  description: string;
  sections: readonly Section[];
}

/** Every kind of section that a landing page can have, named for its purpose. */
export type Section =
  | HeroSection
  | FeaturesSection
  | ListSection
  | StepsSection
  | StatsSection
  | PictureSection
  | PeopleSection
  | JobsSection
  | MarksSection
  | FaqSection
  | FormSection
  | ClosingSection;

/** How a section is rendered: its `look`, or its type where it has the type's usual one. */
export type Look = LookOf<Section>;
type LookOf<Each extends Section> = Each extends { look: string } ? Each['look'] : Each['type'];

/** Every section that can have a look. */
export type SectionOf<Of extends Look> = Having<Of, Section>;
type Having<Of, Each> = Each extends Section ? (Of extends LookOf<Each> ? Each : never) : never;

/** A section with a list. */
export interface Listed<Item> extends Headed {
  items: readonly Item[];
}

/** The page's only h1, its promise and its picture. */
export interface HeroSection extends Pictured {
  type: 'hero';
  badge: string;
  headline: string;
  /** Words of the headline that are marked in lime. */
  marked: string;
  paragraph: string;
  actions: readonly Action[];
  /** Two to four figures along the lower edge. */
  stats?: readonly Stat[];
}

/** Services, use cases, trades, people it is for: a title and a sentence or two each, with something drawn. */
export type FeaturesSection = { type: 'features' } & (
  | (Listed<Point & { drawing: Drawing; action?: Action }> & { look?: undefined })
  /** Four to six beside one drawing that shows them all, with the list's letters (`RoomLetter`). */
  | (Listed<Point> & Pictured & { look: 'plan' })
  | (Listed<Point & { drawing: Drawing }> & { look: 'street' | 'table' })
  /** Each is the way to a page. */
  | (Listed<Point & { href: string }> & { look: 'doors' })
);

/** Reasons, values, gains, findings: a title and a sentence or two each, and no drawing. */
export type ListSection = { type: 'list' } & (
  | (Listed<Point> & { look?: undefined })
  /** Four or five. On the line is what it measures. */
  | (Listed<Point> & { look: 'chain'; dimension: string })
  /** Three, and the paragraphs that rest on them. */
  | (Listed<Point> & { look: 'columns'; paragraphs: readonly [string, ...string[]]; intro?: undefined })
  /** Two lists: what stands in the way, and what can be done. */
  | (Listed<{ title: string; items: readonly Point[] }> & { look: 'facing' })
);

/** What comes after what. The label says when, or who is at work. */
export type StepsSection = { type: 'steps' } & (
  | (Listed<Step> & { look?: undefined })
  /** Past, present and future; what is ahead comes last. */
  | (Listed<Step & { ahead?: boolean }> & { look: 'history' })
);

interface Step extends Point {
  label: string;
  drawing: Drawing;
}

/** Figures that count up once. */
export type StatsSection = { type: 'stats' } & (
  | (Listed<Stat> & { look?: undefined })
  /** One, and how near it is to its goal. */
  | (Listed<Stat> & { look: 'ruler'; items: readonly [Stat]; goal: number; action: Action })
);

/** Who speaks for us, and who we are; as a rule two or three customers. */
export type PeopleSection = { type: 'people' } & (
  | (Listed<PersonWith<'name' | 'company' | 'quote'>> & { look?: undefined })
  /** Many customers. */
  | (Listed<PersonWith<'name' | 'company' | 'quote' | 'portrait'>> & { look: 'wall' })
  /** Roles that lead, each in its own words. */
  | (Listed<PersonWith<'quote'>> & { look: 'offices' })
  /** Everybody; at the free desk nobody sits yet. */
  | (Listed<PersonWith<'name' | 'portrait'>> & { look: 'desks'; freeDesk?: { text: string; action: Action } })
);

/** The one thing that only this page has: a drawing, often moving, across the whole width. */
export interface PictureSection extends Headed, Pictured {
  type: 'picture';
  tone: 'paper' | 'card' | 'blue';
  action?: Action;
}

/** Openings: the first three requirements show, the rest is counted. */
export interface JobsSection extends Listed<JobOpening> {
  type: 'jobs';
  /** Instead of the intro while there are none. */
  none: string;
}

/** Names with a mark each; as a rule technologies or products that it is built with or fits. */
export type MarksSection = { type: 'marks' } & (
  | (Listed<Technology> & { look?: undefined })
  /** What the page is about at a glance, in two or three words each. The title is not shown. */
  | (Listed<{ name: string; drawing: Drawing }> & { look: 'strip' })
);

/** Questions that fold open. */
export interface FaqSection extends Listed<{ question: string; answer: string }> {
  type: 'faq';
}

/** The Stay Informed form. At most one to a page: the page answers its plain form post. */
export interface FormSection extends Headed {
  type: 'form';
  /** Subject of the message that tells us of the subscriber. */
  subject: string;
  /** What the visitor reads once it is sent. */
  thanks: string;
}

/** The closing call to action. */
export interface ClosingSection extends Headed {
  type: 'closing';
  /** The one thing that the page asks for. */
  action: Action;
  /** With one, the other ways to reach us are listed below the action. */
  drawing?: Drawing;
}
