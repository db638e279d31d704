import type { ComponentType } from 'react';
import type { NewsletterOutcome } from '../features/newsletter/newsletter-outcome';
import type { LandingPageData, Look, Section, SectionOf } from './sections';
import { ClosingView } from './sections/closing-view';
import { FaqView } from './sections/faq-view';
import { PlanView } from './sections/features/plan-view';
import { RoomsView } from './sections/features/rooms-view';
import { StreetView } from './sections/features/street-view';
import { TableView } from './sections/features/table-view';
import { HeroView } from './sections/hero-view';
import { ChainView } from './sections/list/chain-view';
import { RowsView } from './sections/list/rows-view';
import { StripView } from './sections/marks/strip-view';
import { PeopleView } from './sections/people/people-view';
import { PictureView } from './sections/picture-view';
import { RulerView } from './sections/stats/ruler-view';
import { StatsView } from './sections/stats/stats-view';
import { StepsView } from './sections/steps/steps-view';

export type SectionView<Of extends Look> = ComponentType<{
  section: SectionOf<Of>;
  /** What became of the page's form when it was posted without JavaScript. */
  outcome?: NewsletterOutcome;
}>;

export type SectionViews = { [Of in Look]?: SectionView<Of> };

export const lookOf = (section: Section): Look => ('look' in section && section.look) || section.type;

/** The views that a page needs, and the names of the chunks that brought them. */
export async function loadSectionViews({ sections }: LandingPageData) {
  const rare = [...new Set(sections.map(lookOf).filter(isRare))];
  const loaded = await Promise.all(rare.map(async (look) => [look, await rareViews[look]()] as const));
  const views: SectionViews = { ...commonViews, ...Object.fromEntries(loaded) };
  return { views, chunks: rare.map((look) => `section-${look}`) };
}

/** Come with every landing page. */
const commonViews = {
  hero: HeroView,
  features: RoomsView,
  plan: PlanView,
  street: StreetView,
  table: TableView,
  list: RowsView,
  chain: ChainView,
  steps: StepsView,
  stats: StatsView,
  ruler: RulerView,
  picture: PictureView,
  people: PeopleView,
  strip: StripView,
  faq: FaqView,
  closing: ClosingView,
} satisfies SectionViews;

type RareLook = Exclude<Look, keyof typeof commonViews>;

const isRare = (look: Look): look is RareLook => look in rareViews;

/** Come with the few pages that have them. With the common ones these are all that there are. */
const rareViews: { [Of in RareLook]: () => Promise<SectionView<Of>> } = {
  doors: async () => (await import(/* webpackChunkName: "section-doors" */ './sections/features/doors-view')).DoorsView,
  columns: async () =>
    (await import(/* webpackChunkName: "section-columns" */ './sections/list/columns-view')).ColumnsView,
  facing: async () => (await import(/* webpackChunkName: "section-facing" */ './sections/list/facing-view')).FacingView,
  history: async () =>
    (await import(/* webpackChunkName: "section-history" */ './sections/steps/history-view')).HistoryView,
  wall: async () => (await import(/* webpackChunkName: "section-wall" */ './sections/people/wall-view')).WallView,
  offices: async () =>
    (await import(/* webpackChunkName: "section-offices" */ './sections/people/offices-view')).OfficesView,
  desks: async () => (await import(/* webpackChunkName: "section-desks" */ './sections/people/desks-view')).DesksView,
  jobs: async () => (await import(/* webpackChunkName: "section-jobs" */ './sections/jobs-view')).JobsView,
  marks: async () => (await import(/* webpackChunkName: "section-marks" */ './sections/marks/marks-view')).MarksView,
  form: async () => (await import(/* webpackChunkName: "section-form" */ './sections/form-view')).FormView,
};
