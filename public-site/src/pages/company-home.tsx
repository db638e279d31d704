import { LandingPage } from '../landing/landing-page';
import { companyHome } from '../landing/pages/company-home';
import { PageHead } from '../shared/page-head';

export const CompanyHome = () => (
  <>
    <PageHead title={companyHome.title} description={companyHome.description} />
    <LandingPage page={companyHome} />
  </>
);
