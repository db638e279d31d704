import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { defaultSiteConfig } from '@site/federation';
import { LandingPage } from '../landing/landing-page';
import { loadSectionViews } from '../landing/section-views';
import type { LandingPageData, SectionOf, SectionType } from '../landing/sections';
import { SiteProvider } from '../shared/site-context';

export const testConfig = {
  ...defaultSiteConfig,
  name: 'Acme Works',
  schedulingUrl: 'https://calendar.example.com/acme',
};

/** A landing page as the server writes it. */
export async function landingHtml(page: LandingPageData): Promise<HTMLElement> {
  const { views } = await loadSectionViews(page);
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <SiteProvider value={{ config: testConfig, origin: 'https://site.example.com' }}>
        <LandingPage page={page} views={views} />
      </SiteProvider>
    </MemoryRouter>,
  );
  return element;
}

/** The page's first section of a type. */
export function sectionOf<Type extends SectionType>(page: LandingPageData, type: Type): SectionOf<Type> {
  const found = page.sections.find((candidate): candidate is SectionOf<Type> => candidate.type === type);
  if (!found) throw new Error(`${page.title} has no ${type} section`);
  return found;
}
