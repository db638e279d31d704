import type { ComponentType } from 'react';
import { LandingPage } from '../landing/landing-page';
import { companyHome } from '../landing/pages/company-home';
import { loadSectionViews } from '../landing/section-views';
import { PageHead } from '../shared/page-head';

export async function loadCompanyHome(): Promise<ComponentType> {
  const { views } = await loadSectionViews(companyHome);
  return function CompanyHome() {
    return (
      <>
        <PageHead title={companyHome.title} description={companyHome.description} />
        <LandingPage page={companyHome} views={views} />
      </>
    );
  };
}
