import type {
  Action,
  Drawing,
  Headed,
  JobOpening,
  Pictured,
  Point,
  Portrait,
  Stat,
  TeamMember,
  Technology,
  Testimonial,
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
  | RoomsSection
  | PlanSection
  | BenefitsSection
  | MomentSection
  | HoursSection
  | CorridorSection
  | StatsSection
  | ProcessSection
  | AudiencesSection
  | SeatsSection
  | TestimonialsSection
  | ReferencesSection
  | LedgerSection
  | FindingsSection
  | PillarsSection
  | TimelineSection
  | LeadersSection
  | TeamSection
  | JobsSection
  | LogosSection
  | QuestionsSection
  | NewsletterSection
  | StatementSection
  | ContactSection;

export type SectionType = Section['type'];
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>;

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

/** Services, solutions or use cases as rooms that share their walls. */
export interface RoomsSection extends Headed {
  type: 'rooms';
  rooms: readonly Room[];
}

export interface Room extends Point {
  drawing: Drawing;
  action?: Action;
}

/** Four to six use cases or offerings beside one drawing that shows them all, with the same letters (`RoomLetter`). */
export interface PlanSection extends Headed, Pictured {
  type: 'plan';
  rooms: readonly Point[];
}

/** Four or five gains in few words, strung along a dimension line. */
export interface BenefitsSection extends Headed {
  type: 'benefits';
  /** Written on the dimension line: what is measured. */
  dimension: string;
  benefits: readonly Point[];
}

/** The one thing that only this page has: a drawing, often moving, across the whole width. */
export interface MomentSection extends Headed, Pictured {
  type: 'moment';
  tone: 'paper' | 'card' | 'blue';
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
  doors: readonly (Point & { href: string })[];
}

/** Figures that count up once. */
export interface StatsSection extends Headed {
  type: 'stats';
  stats: readonly Stat[];
}

/** Steps in their order, under dimension lines. */
export interface ProcessSection extends Headed {
  type: 'process';
  steps: readonly (Point & { dimension: string; drawing: Drawing })[];
}

/** Which trades it is for: a street with one house each. */
export interface AudiencesSection extends Headed {
  type: 'audiences';
  audiences: readonly (Point & { drawing: Drawing })[];
}

/** Which people it is for: four or five seats at one table, each with a thing that stands for them. */
export interface SeatsSection extends Headed {
  type: 'seats';
  seats: readonly (Point & { thing: Drawing })[];
}

/** What two or three customers say, in large letters. */
export interface TestimonialsSection extends Headed {
  type: 'testimonials';
  testimonials: readonly Testimonial[];
}

/** What many customers say: a wall of rooms, each with its portrait. */
export interface ReferencesSection extends Headed {
  type: 'references';
  testimonials: readonly (Testimonial & { portrait: Portrait })[];
}

/** Reasons or values as rows between hairlines. */
export interface LedgerSection extends Headed {
  type: 'ledger';
  rows: readonly Point[];
}

/** Two lists side by side: what stands in the way, by number, and what can be done. */
export interface FindingsSection extends Headed {
  type: 'findings';
  challenges: { title: string; items: readonly Point[] };
  opportunities: { title: string; items: readonly Point[] };
}

/** A few paragraphs, and the three columns that what they tell rests on. */
export interface PillarsSection extends Headed {
  type: 'pillars';
  paragraphs: readonly string[];
  pillars: readonly Point[];
}

/** A history as a corridor: one walks past its rooms. Those ahead are only pencilled. */
export interface TimelineSection extends Headed {
  type: 'timeline';
  events: readonly (Point & { date: string; drawing: Drawing; ahead?: boolean })[];
}

/** Roles that lead, each in its own words. */
export interface LeadersSection extends Headed {
  type: 'leaders';
  leaders: readonly { role: string; quote: string }[];
}

/** Everybody, at their desks. */
export interface TeamSection extends Headed {
  type: 'team';
  members: readonly TeamMember[];
  /** The last desk: nobody sits there yet. */
  freeDesk?: { text: string; action: Action };
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
