import path from 'node:path';
import { parseArgs } from 'node:util';
import { isAppName, type ReleasedApp } from '@site/federation';
import { readFuture, soundStages } from '../release/arguments';
import { readReleaseConfig, type ReleaseConfig } from '../release/release-config';
import { Problem } from '../start/problem';

/** What may be done with an app of which nothing new is released. */
const steps = ['list', 'rollback', 'cancel', 'hold', 'resume', 'advance'] as const;
export type Step = (typeof steps)[number];

export interface Named {
  app: ReleasedApp;
  /** Address of the product. */
  to: string;
  because: string | undefined;
}

export interface Steering extends Named {
  step: Step;
}

export interface Releasing extends Named {
  step?: never;
  buildDir: string;
  config: ReleaseConfig;
  /** Shares of the visitors that get it one after the other; undefined: everybody at once. */
  stages: string | undefined;
  /** When it is to go live; undefined: now. */
  at: Date | undefined;
  dryRun: boolean;
}

const usage = `Usage: site-release BUILD --app NAME --to ADDRESS [--config FILE] [--because TEXT] [--stages "5%/10m,25%/1h,100%"] [--at "TIME ZONE"] [--dry-run]
       site-release --app NAME --to ADDRESS ${steps.map((step) => `--${step}`).join('|')} [--because TEXT]`;

/** Throws Problem for a value that means nothing, and for whatever would not be heeded: `--rollback --dry-run` must not roll back. */
export async function readOptions(args = process.argv.slice(2)): Promise<Steering | Releasing> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      app: { type: 'string' },
      to: { type: 'string' },
      because: { type: 'string' },
      config: { type: 'string' },
      stages: { type: 'string' },
      at: { type: 'string' },
      'dry-run': { type: 'boolean' },
      list: { type: 'boolean' },
      rollback: { type: 'boolean' },
      cancel: { type: 'boolean' },
      hold: { type: 'boolean' },
      resume: { type: 'boolean' },
      advance: { type: 'boolean' },
    },
  });
  const { app, to, because: reason, ...others } = values;
  // One build, or one step.
  const [wanted, ...more] = [...positionals, ...Object.keys(others).filter(isStep)];
  if (!app || !isAppName(app) || !to || !wanted || more.length > 0) throw new Problem(usage);
  // All of a commit's message may come; the history has a line for each release.
  const named = { app, to, because: reason?.trim().split('\n', 1)[0] };
  if (isStep(wanted) && positionals.length === 0) {
    if (Object.keys(others).length > 1) throw new Problem(usage);
    return { ...named, step: wanted };
  }
  return {
    ...named,
    buildDir: path.resolve(wanted),
    config: await readReleaseConfig(others.config ?? 'release.config.json'),
    stages: soundStages(others.stages),
    at: others.at === undefined ? undefined : readFuture(others.at),
    dryRun: others['dry-run'] ?? false,
  };
}

const isStep = (word: string): word is Step => (steps as readonly string[]).includes(word);
