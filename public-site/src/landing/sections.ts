import type {
  Action,
  Drawing,
  Headed,
  JobOpening,
  PersonWith,
  Pictured,
  Point,
  Stat,
  Technology,
} from './section-parts';

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
  | BadgesSection
  | FeaturesSection
  | ListSection
  | StepsSection
  | StatsSection
  | PeopleSection
  | MomentSection
  | JobsSection
  | LogosSection
  | QuestionsSection
  | NewsletterSection
  | StatementSection
  | ContactSection;

/** What one section looks like: its `look`, or its type where it has the type's usual one. */
export type Look = LookOf<Section>;
type LookOf<Each> = Each extends { look: string } ? Each['look'] : Each extends { type: string } ? Each['type'] : never;

export type SectionOf<Of extends Look, Each = Section> = Each extends Section
  ? Of extends LookOf<Each>
    ? Each
    : never
  : never;

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

/** What the page is about at a glance: an icon and two or three words each. */
export interface BadgesSection {
  type: 'badges';
  /** Says what the row lists; not shown. */
  label: string;
  badges: readonly { icon: Drawing; text: string }[];
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

/** Who speaks for us, and who we are. */
export type PeopleSection = { type: 'people' } &
  /** Two or three customers. */
  (
    | (Listed<PersonWith<'name' | 'company' | 'quote'>> & { look?: undefined })
    /** Many customers. */
    | (Listed<PersonWith<'name' | 'company' | 'quote' | 'portrait'>> & { look: 'wall' })
    | (Listed<PersonWith<'quote'>> & { look: 'offices' })
    /** The last desk is free: nobody sits there yet. */
    | (Listed<PersonWith<'name' | 'portrait'>> & { look: 'desks'; freeDesk?: { text: string; action: Action } })
  );

/** The one thing that only this page has: a drawing, often moving, across the whole width. */
export interface MomentSection extends Headed, Pictured {
  type: 'moment';
  tone: 'paper' | 'card' | 'blue';
  action?: Action;
}

/** Openings: the first three requirements show, the rest is counted. */
export interface JobsSection extends Headed {
  type: 'jobs';
  jobs: readonly JobOpening[];
}

/** Technologies or products that it is built with or fits. */
export interface LogosSection extends Headed {
  type: 'logos';
  technologies: readonly Technology[];
}

/** Questions that fold open. */
export interface QuestionsSection extends Headed {
  type: 'questions';
  questions: readonly { question: string; answer: string }[];
}

/** The Stay Informed form. At most one to a page: the page answers its plain form post. */
export interface NewsletterSection extends Headed {
  type: 'newsletter';
  /** Subject of the message that tells us of the subscriber. */
  subject: string;
  /** What the visitor reads once it is sent. */
  thanks: string;
}

/** The closing call to action in one breath, on the blue band. */
export interface StatementSection extends Headed {
  type: 'statement';
  action: Action;
}

/** The closing call to action with a drawing and our numbers. */
export interface ContactSection extends Headed {
  type: 'contact';
  actions: readonly Action[];
  drawing: Drawing;
}
