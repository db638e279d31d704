import { lazy } from 'react';
import { useSession } from '../features/session/session-context';
import { LandingPage } from '../landing/landing-page';
import { visitorHome } from '../landing/pages/visitor-home';
import { PageHead } from '../shared/page-head';

const CompanyHome = lazy(async () => {
  const { CompanyHome } = await import(/* webpackChunkName: "company-home" */ './company-home');
  return { default: CompanyHome };
});

/** The visitors' page; once a visitor turns out to be signed in, the company's own. */
export function Page() {
  const user = useSession();
  if (user) return <CompanyHome />;
  return (
    <>
      <PageHead title={visitorHome.title} description={visitorHome.description} />
      <LandingPage page={visitorHome} />
    </>
  );
}
