import type { LandingPageData } from '../landing/sections';

/** What `landing/pages/<name>.ts` says. */
export async function landingData(name: string): Promise<LandingPageData> {
  const module: Record<string, LandingPageData> = await import(`../landing/pages/${name}.ts`);
  const [data] = Object.values(module);
  if (!data) throw new Error(`landing/pages/${name}.ts exports no page`);
  return data;
}
