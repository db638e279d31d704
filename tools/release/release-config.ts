import { readFile } from 'node:fs/promises';
import type { Release } from '@site/federation';
import { Problem } from '../start/problem';

/** `release.config.json`: an app's own settings. */
export interface ReleaseConfig {
  /** Range of contract versions that the app works with. */
  contract: string;
  /** Part of the site that the app owns; absent for the apps that every product has. */
  scope?: string;
  addresses: string[];
  queryKeys: string[];
  /** Prefixes of the names of fonts that every page preloads. */
  preloadFonts: string[];
  csp: Release['csp'];
}

/** Reads an app's settings. Throws Problem with a sentence for each that is missing or wrong. */
export async function readReleaseConfig(file: string): Promise<ReleaseConfig> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Problem(`The settings of the release can't be read: ${error.message}.`);
  });
  const config = parse(text);
  if (!isRecord(config)) throw new Problem(`${file} is no JSON object.`);
  const faults = fields.filter(({ name, fits }) => !fits(config[name]));
  if (faults.length > 0) {
    throw new Problem(faults.map(({ name, example }) => `${file} needs "${name}": ${example}.`).join('\n'));
  }
  return config as unknown as ReleaseConfig;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

interface Field {
  name: keyof ReleaseConfig;
  fits(value: unknown): boolean;
  /** What it takes, in words. */
  example: string;
}

const fields: Field[] = [
  { name: 'contract', fits: isText, example: 'a range of versions of the contract, such as "^1.8.0"' },
  {
    name: 'scope',
    fits: (value) => value === undefined || isText(value),
    example: 'the part of the site that the app owns, such as "/jobs"',
  },
  { name: 'addresses', fits: isTexts, example: 'what the app answers, such as ["/jobs", "/jobs/:slug"]' },
  { name: 'queryKeys', fits: isTexts, example: 'the keys of a query that change a page, such as ["team"], or []' },
  { name: 'preloadFonts', fits: isTexts, example: 'how the files of fonts begin that every page preloads, or []' },
  {
    name: 'csp',
    fits: (value) => isRecord(value) && isTexts(value.img) && isTexts(value.frame),
    example: 'sources beyond the site’s own, such as { "img": ["https://pictures.example.com"], "frame": [] }',
  },
];
