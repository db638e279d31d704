import { lazyPart } from '@site/ui';
import { useSession } from '../features/session/session-context';
import { LandingPage } from '../landing/landing-page';
import { visitorHome } from '../landing/pages/visitor-home';
import { loadSectionViews } from '../landing/section-views';
import type { PageModule } from '../shared/page';
import { PageHead } from '../shared/page-head';

/** The visitors' page; once a visitor turns out to be signed in, the company's own. */
export async function loadHome(): Promise<PageModule> {
  const { views, chunks } = await loadSectionViews(visitorHome);
  return {
    chunks,
    Page: function Home() {
      const user = useSession();
      if (user) return <CompanyHome />;
      return (
        <>
          <PageHead title={visitorHome.title} description={visitorHome.description} />
          <LandingPage page={visitorHome} views={views} />
        </>
      );
    },
  };
}

const CompanyHome = lazyPart(async () => {
  const { loadCompanyHome } = await import(/* webpackChunkName: "company-home" */ './company-home');
  return loadCompanyHome();
});
