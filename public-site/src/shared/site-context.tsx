import { createContext, use } from 'react';
import type { SiteConfig } from '@site/federation';

/** Facts about the deployment that any component may need. */
export interface Site {
  config: SiteConfig;
  /** Scheme and host that visitors use, without a slash at the end. */
  origin: string;
}

const Context = createContext<Site | null>(null);

export const SiteProvider = Context.Provider;

export function useSite(): Site {
  const site = use(Context);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
