import type { ComponentType } from 'react';
import type { NewsletterOutcome } from '../features/newsletter/newsletter-outcome';
import type { LandingPageData, SectionOf, SectionType } from './sections';
import { AudiencesView } from './sections/audiences-view';
import { BadgesView } from './sections/badges-view';
import { BenefitsView } from './sections/benefits-view';
import { ContactView } from './sections/contact-view';
import { HeroView } from './sections/hero-view';
import { HoursView } from './sections/hours-view';
import { LedgerView } from './sections/ledger-view';
import { MomentView } from './sections/moment-view';
import { PlanView } from './sections/plan-view';
import { ProcessView } from './sections/process-view';
import { QuestionsView } from './sections/questions-view';
import { RoomsView } from './sections/rooms-view';
import { SeatsView } from './sections/seats-view';
import { StatementView } from './sections/statement-view';
import { StatsView } from './sections/stats-view';
import { TestimonialsView } from './sections/testimonials-view';

export type SectionView<Type extends SectionType> = ComponentType<{
  section: SectionOf<Type>;
  /** What became of the page's form when it was posted without JavaScript. */
  outcome?: NewsletterOutcome;
}>;

export type SectionViews = { [Type in SectionType]?: SectionView<Type> };

/** The views that a page needs, and the names of the chunks that brought them. */
export async function loadSectionViews({ sections }: LandingPageData) {
  const rare = [...new Set(sections.map(({ type }) => type).filter(isRare))];
  const loaded = await Promise.all(rare.map(async (type) => [type, await rareViews[type]()] as const));
  const views: SectionViews = { ...commonViews, ...Object.fromEntries(loaded) };
  return { views, chunks: rare.map((type) => `section-${type}`) };
}

/** Come with every landing page. */
const commonViews = {
  hero: HeroView,
  badges: BadgesView,
  rooms: RoomsView,
  plan: PlanView,
  benefits: BenefitsView,
  moment: MomentView,
  hours: HoursView,
  stats: StatsView,
  process: ProcessView,
  audiences: AudiencesView,
  seats: SeatsView,
  testimonials: TestimonialsView,
  ledger: LedgerView,
  questions: QuestionsView,
  statement: StatementView,
  contact: ContactView,
} satisfies SectionViews;

type RareType = Exclude<SectionType, keyof typeof commonViews>;

const isRare = (type: SectionType): type is RareType => type in rareViews;

/** Come with the few pages that have them. With the common ones these are all that there are. */
const rareViews: { [Type in RareType]: () => Promise<SectionView<Type>> } = {
  corridor: async () =>
    (await import(/* webpackChunkName: "section-corridor" */ './sections/corridor-view')).CorridorView,
  findings: async () =>
    (await import(/* webpackChunkName: "section-findings" */ './sections/findings-view')).FindingsView,
  jobs: async () => (await import(/* webpackChunkName: "section-jobs" */ './sections/jobs-view')).JobsView,
  leaders: async () => (await import(/* webpackChunkName: "section-leaders" */ './sections/leaders-view')).LeadersView,
  logos: async () => (await import(/* webpackChunkName: "section-logos" */ './sections/logos-view')).LogosView,
  newsletter: async () =>
    (await import(/* webpackChunkName: "section-newsletter" */ './sections/newsletter-view')).NewsletterView,
  pillars: async () => (await import(/* webpackChunkName: "section-pillars" */ './sections/pillars-view')).PillarsView,
  references: async () =>
    (await import(/* webpackChunkName: "section-references" */ './sections/references-view')).ReferencesView,
  team: async () => (await import(/* webpackChunkName: "section-team" */ './sections/team-view')).TeamView,
  timeline: async () =>
    (await import(/* webpackChunkName: "section-timeline" */ './sections/timeline-view')).TimelineView,
};
