import { loadPage } from '../app/page-modules';
import type { RegisteredPage } from '../app/page-registry';
import type { PageFacts } from '../shared/page';
import { landingData } from './landing-data';

/** What a page that has one address is called, and what it is about. */
export async function factsOf(page: RegisteredPage): Promise<PageFacts> {
  const facts = page.landing ? await landingData(page.landing) : (await loadPage(page)).facts;
  if (!facts) throw new Error(`The page of ${page.path} has no title.`);
  return facts;
}

/** What leads to it: the label of the menus, which the front door is not in. */
export const labelOf = (page: RegisteredPage): string => page.navigation?.label ?? 'Home';
