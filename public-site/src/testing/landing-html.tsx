import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { defaultSiteConfig } from '@site/federation';
import { LandingPage } from '../landing/landing-page';
import { loadSectionViews, lookOf } from '../landing/section-views';
import type { LandingPageData, Look, SectionOf } from '../landing/sections';
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

/** The page's first section of a look. */
export function sectionOf<Of extends Look>(page: LandingPageData, look: Of): SectionOf<Of> {
  const found = page.sections.find((section) => lookOf(section) === look);
  if (!found) throw new Error(`${page.title} has no section with the look ${look}`);
  return found as SectionOf<Of>;
}
