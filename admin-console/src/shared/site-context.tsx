import { createContext, use } from 'react';
import type { SiteConfig } from '@site/federation';

/** Company facts of the deployment, handed in by the shell. */
export const SiteContext = createContext<SiteConfig | null>(null);

export function useSite(): SiteConfig {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext above it');
  return site;
}
