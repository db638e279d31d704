import { type SiteConfig, SiteConfigProblem, defaultSiteConfig, parseSiteConfig } from '@site/federation';
import { readFileSync } from 'node:fs';
import { StartProblem } from './start-problem';

/** The company's facts, as the shell reads them. */
export function readSiteConfig(file: string | undefined): SiteConfig {
  if (!file) return defaultSiteConfig;
  try {
    return parseSiteConfig(readFileSync(file, 'utf8'), file);
  } catch (error) {
    if (error instanceof SiteConfigProblem) throw new StartProblem(error.message);
    throw new StartProblem(`SITE_CONFIG names ${file}, which can’t be read (${(error as Error).message}).`);
  }
}
