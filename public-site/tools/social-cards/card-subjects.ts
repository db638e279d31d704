import { pages, type RegisteredPage } from '../../src/app/page-registry';
import FilingCabinet from '../../src/drawings/single/filing-cabinet.svg';
import MeetingRoom from '../../src/drawings/meeting-room.svg';
import ReadingRoom from '../../src/drawings/single/reading-room.svg';
import type { Drawing, HeroSection, LandingPageData } from '../../src/landing/sections';
import { cardName } from '../../src/shared/social-card';

/** What a card shows. */
export interface CardSubject {
  /** Of the file, without its extension. */
  name: string;
  badge: string;
  headline: string;
  /** Words of the headline that are marked in lime. */
  marked: string;
  drawing: Drawing;
}

type CardContent = Omit<CardSubject, 'name'>;

/** Pages that are no data. */
const otherPages: Record<string, CardContent> = {
  '/blog': {
    badge: 'articles, videos, demos',
    headline: 'Latest Insights on work that runs itself',
    marked: 'Latest Insights',
    drawing: ReadingRoom,
  },
  '/contact': {
    badge: 'an answer within 24 hours',
    headline: 'Tell us what eats your week',
    marked: 'eats your week',
    drawing: MeetingRoom,
  },
  '/privacy': {
    badge: 'privacy',
    headline: 'What we keep, and for how long',
    marked: 'for how long',
    drawing: FilingCabinet,
  },
};

/** What a file of `landing/pages` exports. */
type LandingModule = Record<string, LandingPageData>;

/** One for each address that is a page by itself. `load` gets a file of `landing/pages`. */
export const cardSubjects = (load: (name: string) => LandingModule): CardSubject[] =>
  pages.filter(({ path }) => !path.includes(':')).map((page) => cardSubject(page, load));

function cardSubject({ path, landing }: RegisteredPage, load: (name: string) => LandingModule): CardSubject {
  const content = landing ? heroOf(load(landing)) : otherPages[path];
  if (!content) throw new Error(`${path} needs an entry in otherPages: it has no landing data to draw a card from.`);
  return { name: cardName(path), ...content };
}

function heroOf(module: LandingModule): CardContent {
  const sections = Object.values(module).flatMap((page) => page.sections ?? []);
  const hero = sections.find((section): section is HeroSection => section.type === 'hero');
  if (!hero) throw new Error('A landing page without a hero has no card.');
  return hero;
}
