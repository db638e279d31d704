import { isNewsletterOutcome } from '../features/newsletter/newsletter-outcome';
import { openOn } from '../landing/jobs/open-on';
import { LandingPage } from '../landing/landing-page';
import { loadSectionViews } from '../landing/section-views';
import type { FormSection, JobsSection, LandingPageData } from '../landing/sections';
import { dayOf, stateOfToday } from '../shared/day';
import type { PageModule } from '../shared/page';
import { PageHead } from '../shared/page-head';

/** The page that `landing/pages/<name>.ts` describes. Each is a chunk of its own; what renders them all is this one. */
export async function loadLandingPage(name: string): Promise<PageModule> {
  const { page } = (await import(
    /* webpackChunkName: "[request]", webpackExclude: /-home\.ts$/ */ `../landing/pages/${name}.ts`
  )) as { page: LandingPageData };
  const { views, chunks } = await loadSectionViews(page);
  const form = page.sections.find((section): section is FormSection => section.type === 'form');
  const isDated = page.sections.some(({ type }) => type === 'jobs');
  return {
    chunks,
    Page: ({ initial }) => (
      <>
        <PageHead title={page.title} description={page.description} />
        <LandingPage
          page={isDated ? pageOn(dayOf(initial), page) : page}
          views={views}
          outcome={isNewsletterOutcome(initial) ? initial : undefined}
        />
      </>
    ),
    ...(isDated && { prepare: async () => stateOfToday() }),
    ...(form && formHandlers(form)),
  };
}

/** Without the openings that are closed by then. */
const pageOn = (day: string, page: LandingPageData): LandingPageData => ({
  ...page,
  sections: page.sections.map((section) => (section.type === 'jobs' ? jobsOn(day, section) : section)),
});

function jobsOn(day: string, section: JobsSection): JobsSection {
  const items = openOn(day, section.items);
  return { ...section, items, intro: items.length > 0 ? section.intro : section.none };
}

/** The two homes share an address, so they have a page module of their own. */
export async function loadHome(): Promise<PageModule> {
  const { loadHome } = await import(/* webpackChunkName: "home" */ './home');
  return loadHome();
}

/** A page with a form that also works without JavaScript. Only the server loads what handles it. */
const formHandlers = ({ subject }: FormSection): Pick<PageModule, 'prepare' | 'act'> => ({
  prepare: async (request) => {
    const { prepareNewsletter } = await loadNewsletterAction();
    return prepareNewsletter(request);
  },
  act: async (request, form) => {
    const { newsletterAction } = await loadNewsletterAction();
    return newsletterAction(request, form, subject);
  },
});

const loadNewsletterAction = () =>
  import(/* webpackChunkName: "newsletter-action" */ '../features/newsletter/newsletter-action');
