import type { LandingPageData } from '../sections';
import { companyHome } from './company-home';
import { visitorHome } from './visitor-home';

/** Every landing page. For listings and checks: an address imports its own page alone, so that it loads nothing else. */
export const landingPages: readonly LandingPageData[] = [visitorHome, companyHome];
