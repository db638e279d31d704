import { createContext, use } from 'react';
import { defaultSiteConfig, type SiteConfig } from '@site/federation';

/** Company facts of the deployment, handed in by the shell. */
export const SiteContext = createContext<SiteConfig>(defaultSiteConfig);

export const useSite = (): SiteConfig => use(SiteContext);
