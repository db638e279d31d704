import { readFileSync } from 'node:fs';
import { defaultSiteConfig, type SiteConfig } from '@site/federation';
import { Problem } from '../problem';

type Facts = { [key: string]: string | Facts };

/** The company's facts: the file's over the defaults. Throws Problem where the file does not fit. */
export function readSiteConfig(file: string | undefined): SiteConfig {
  if (!file) return defaultSiteConfig;
  const given = readJson(file);
  const merged = merge(defaultSiteConfig as unknown as Facts, given, file, []) as unknown as SiteConfig;
  const { delivery } = merged.contact;
  if (delivery !== 'send' && delivery !== 'simulate') {
    throw new Problem(`contact.delivery in ${file} is "${String(delivery)}": it must be send or simulate.`);
  }
  return merged;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Problem(`SITE_CONFIG names ${file}, which can’t be read as JSON (${(error as Error).message}).`);
  }
}

/** Takes only keys that the defaults have, each of the kind that they have. */
function merge(defaults: Facts, given: unknown, file: string, path: string[]): Facts {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Problem(`${path.join('.') || 'The content'} in ${file} must be an object.`);
  }
  const merged = { ...defaults };
  for (const [key, value] of Object.entries(given)) {
    const name = [...path, key].join('.');
    const known = Object.hasOwn(defaults, key) ? defaults[key] : undefined;
    if (known === undefined) throw new Problem(`${file} has ${name}, which is not a fact of the site.`);
    if (typeof known === 'object') merged[key] = merge(known, value, file, [...path, key]);
    else if (typeof value === 'string') merged[key] = value;
    else throw new Problem(`${name} in ${file} must be a text.`);
  }
  return merged;
}
