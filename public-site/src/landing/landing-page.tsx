import type { LandingPageData, Section } from './sections';
import { AudiencesView } from './sections/audiences-view';
import { BadgesView } from './sections/badges-view';
import { ContactView } from './sections/contact-view';
import { CorridorView } from './sections/corridor-view';
import { HeroView } from './sections/hero-view';
import { HoursView } from './sections/hours-view';
import { LedgerView } from './sections/ledger-view';
import { ProcessView } from './sections/process-view';
import { QuestionsView } from './sections/questions-view';
import { RoomsView } from './sections/rooms-view';
import { StatsView } from './sections/stats-view';
import { TestimonialsView } from './sections/testimonials-view';

/** Draws a landing page's sections from top to bottom. */
export const LandingPage = ({ page }: { page: LandingPageData }) =>
  page.sections.map((section, index) => <SectionView key={index} section={section} />);

function SectionView({ section }: { section: Section }) {
  switch (section.type) {
    case 'hero':
      return <HeroView section={section} />;
    case 'badges':
      return <BadgesView section={section} />;
    case 'rooms':
      return <RoomsView section={section} />;
    case 'hours':
      return <HoursView section={section} />;
    case 'corridor':
      return <CorridorView section={section} />;
    case 'stats':
      return <StatsView section={section} />;
    case 'process':
      return <ProcessView section={section} />;
    case 'audiences':
      return <AudiencesView section={section} />;
    case 'testimonials':
      return <TestimonialsView section={section} />;
    case 'ledger':
      return <LedgerView section={section} />;
    case 'questions':
      return <QuestionsView section={section} />;
    case 'contact':
      return <ContactView section={section} />;
    default:
      return unknown(section);
  }
}

function unknown(section: never): never {
  throw new Error(`No view for section ${JSON.stringify(section)}`);
}
