import type { NewsletterOutcome } from '../features/newsletter/newsletter-outcome';
import type { SectionView, SectionViews } from './section-views';
import type { LandingPageData, Section, SectionType } from './sections';

interface LandingPageProps {
  page: LandingPageData;
  /** What `loadSectionViews` brought for this page. */
  views: SectionViews;
  /** What became of the page's form when it was posted without JavaScript. */
  outcome?: NewsletterOutcome;
}

/** Draws a landing page's sections from top to bottom. */
export const LandingPage = ({ page, views, outcome }: LandingPageProps) =>
  page.sections.map((section, index) => {
    const View = viewOf(section, views);
    return <View key={index} section={section} outcome={outcome} />;
  });

/** Each type's view takes that type's sections, which the compiler can't follow from here. */
function viewOf(section: Section, views: SectionViews): SectionView<SectionType> {
  const view = views[section.type];
  if (!view) throw new Error(`No view for section ${section.type}`);
  return view as SectionView<SectionType>;
}
