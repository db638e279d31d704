import type { NewsletterOutcome } from '../features/newsletter/newsletter-outcome';
import type { LandingPageData, Section } from './sections';
import { AudiencesView } from './sections/audiences-view';
import { BadgesView } from './sections/badges-view';
import { BenefitsView } from './sections/benefits-view';
import { ContactView } from './sections/contact-view';
import { CorridorView } from './sections/corridor-view';
import { FindingsView } from './sections/findings-view';
import { HeroView } from './sections/hero-view';
import { HoursView } from './sections/hours-view';
import { JobsView } from './sections/jobs-view';
import { LeadersView } from './sections/leaders-view';
import { LedgerView } from './sections/ledger-view';
import { LogosView } from './sections/logos-view';
import { MomentView } from './sections/moment-view';
import { NewsletterView } from './sections/newsletter-view';
import { PillarsView } from './sections/pillars-view';
import { PlanView } from './sections/plan-view';
import { ProcessView } from './sections/process-view';
import { QuestionsView } from './sections/questions-view';
import { ReferencesView } from './sections/references-view';
import { RoomsView } from './sections/rooms-view';
import { SeatsView } from './sections/seats-view';
import { StatementView } from './sections/statement-view';
import { StatsView } from './sections/stats-view';
import { TeamView } from './sections/team-view';
import { TestimonialsView } from './sections/testimonials-view';
import { TimelineView } from './sections/timeline-view';

interface LandingPageProps {
  page: LandingPageData;
  /** What became of the page's form when it was posted without JavaScript. */
  outcome?: NewsletterOutcome;
}

/** Draws a landing page's sections from top to bottom. */
export const LandingPage = ({ page, outcome }: LandingPageProps) =>
  page.sections.map((section, index) => <SectionView key={index} section={section} outcome={outcome} />);

function SectionView({ section, outcome }: { section: Section; outcome: NewsletterOutcome | undefined }) {
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
    case 'benefits':
      return <BenefitsView section={section} />;
    case 'findings':
      return <FindingsView section={section} />;
    case 'jobs':
      return <JobsView section={section} />;
    case 'leaders':
      return <LeadersView section={section} />;
    case 'logos':
      return <LogosView section={section} />;
    case 'moment':
      return <MomentView section={section} />;
    case 'newsletter':
      return <NewsletterView section={section} outcome={outcome} />;
    case 'pillars':
      return <PillarsView section={section} />;
    case 'plan':
      return <PlanView section={section} />;
    case 'references':
      return <ReferencesView section={section} />;
    case 'seats':
      return <SeatsView section={section} />;
    case 'statement':
      return <StatementView section={section} />;
    case 'team':
      return <TeamView section={section} />;
    case 'timeline':
      return <TimelineView section={section} />;
    default:
      return unknown(section);
  }
}

function unknown(section: never): never {
  throw new Error(`No view for section ${JSON.stringify(section)}`);
}
