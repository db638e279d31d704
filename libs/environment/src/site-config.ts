import { defaultSiteConfig, parseSiteConfig, type SiteConfig, SiteConfigProblem } from '@site/federation';
import { readFileSync } from 'node:fs';

/** The company's facts: the file's, or without one those of the default company. Throws a `Problem` where the file does not fit. */
export function readSiteConfig(file: string | undefined, Problem: new (message: string) => Error): SiteConfig {
  if (!file) return defaultSiteConfig;
  try {
    return parseSiteConfig(readFileSync(file, 'utf8'), file);
  } catch (error) {
    if (error instanceof SiteConfigProblem) throw new Problem(error.message);
    throw new Problem(`SITE_CONFIG names ${file}, which can’t be read (${(error as Error).message}).`);
  }
}
