import type { NewsletterOutcome } from '../features/newsletter/newsletter-outcome';
import { lookOf, type SectionView, type SectionViews } from './section-views';
import type { LandingPageData, Look, Section } from './sections';

interface LandingPageProps {
  page: LandingPageData;
  /** What `loadSectionViews` brought for this page. */
  views: SectionViews;
  /** What became of the page's form when it was posted without JavaScript. */
  outcome?: NewsletterOutcome;
}

/** Renders a landing page's sections from top to bottom. */
export const LandingPage = ({ page, views, outcome }: LandingPageProps) =>
  page.sections.map((section, index) => {
    const View = viewOf(section, views);
    return <View key={index} section={section} outcome={outcome} />;
  });

/** Each look's view takes sections that have it, which the compiler can't follow from here. */
function viewOf(section: Section, views: SectionViews): SectionView<Look> {
  const look = lookOf(section);
  const view = views[look];
  if (!view) throw new Error(`No view for section ${look}`);
  return view as SectionView<Look>;
}
