import path from 'node:path';
import type { CanaryStep } from '@site/contracts';
import { isAppName } from '@site/federation';
import { readReleaseName } from '../release/apps';
import { type OptionName, readArguments, type ReleaseArguments, requireTaken } from '../release/arguments';
import { readReleaseConfig, type ReleaseConfig } from '../release/release-config';
import { Problem } from '../start/problem';
import { type Named, outsideCommands } from './open-outside';

interface Options extends Named {
  given: ReleaseArguments;
}

export interface Steering extends Options {
  step: CanaryStep | 'list' | 'rollback' | 'cancel';
}

export interface Promoting extends Options {
  step: 'promote';
  version: string;
}

export interface Releasing extends Options {
  step: 'release';
  buildDir: string;
  config: ReleaseConfig;
}

const named: OptionName[] = ['app', 'to'];
const going: OptionName[] = ['percent', 'stages', 'at', 'because', 'dry-run'];

/** What a step takes besides: a build is released, all others are options themselves. */
const taken: Record<(Steering | Promoting | Releasing)['step'], OptionName[]> = {
  release: ['config', ...going],
  promote: ['promote', 'from', ...going],
  list: ['list'],
  rollback: ['rollback', 'because'],
  cancel: ['cancel'],
  hold: ['hold', 'because'],
  resume: ['resume', 'because'],
  advance: ['advance', 'because'],
};

const usage = `Usage: site-release BUILD --app NAME --to ADDRESS [--config FILE] [--percent NUMBER] [--stages "5%/10m,25%/1h,100%"] [--at "TIME ZONE"] [--because TEXT] [--dry-run]
       site-release --app NAME --to ADDRESS --promote VERSION [--from ADDRESS] [--percent NUMBER] [--stages "5%/10m,25%/1h,100%"] [--at "TIME ZONE"] [--because TEXT] [--dry-run]
       site-release --app NAME --to ADDRESS --rollback|--hold|--resume|--advance [--because TEXT]
       site-release --app NAME --to ADDRESS --list|--cancel`;

/** Throws Problem for a value that means nothing, and for whatever would not be heeded: `--rollback --dry-run` must not roll back. */
export async function readOptions(args = process.argv.slice(2)): Promise<Steering | Promoting | Releasing> {
  const all = new Set([...named, ...Object.values(taken).flat()]);
  const given = readArguments({ subject: true, options: [...all] }, args);
  const { app, to, subject } = given;
  const step = subject === undefined ? given.given.find(isStep) : 'release';
  if (!app || !isAppName(app) || !to || !step) throw new Problem(usage);
  requireTaken(given.given, [...named, ...taken[step]]);
  const options = { app, to, given };
  if (step === 'promote') {
    // Which ends a canary.
    if (given.percent === 0 && !given.dryRun) requireTaken(given.given, [...named, 'promote', 'percent', 'because']);
    return { ...options, step, ...readReleaseName(`${app}@${given.promote}`, outsideCommands(options)) };
  }
  if (step !== 'release') return { ...options, step };
  const config = await readReleaseConfig(given.config ?? 'release.config.json');
  return { ...options, step, buildDir: path.resolve(String(subject)), config };
}

const isStep = (word: string): word is Exclude<keyof typeof taken, 'release'> => word in taken;
