import { parseArgs } from 'node:util';
import {
  type CanaryStep,
  canarySteps,
  longestPreviewHours,
  readStages,
  releaseLimits,
  stagesRule,
} from '@site/contracts';
import { Problem } from '../start/problem';
import { readInstant } from './instant';

export interface ReleaseArguments {
  /** The positional argument: an app, or an app with its version. */
  subject: string | undefined;
  /** What comes after that, such as the id of a token. */
  object: string | undefined;
  /** The options that were typed. */
  given: OptionName[];
  /** Of a command that comes with one app: which one, the file with its settings, and the version to promote. */
  app: string | undefined;
  config: string | undefined;
  promote: string | undefined;
  /** Address of the product that the command is for; undefined: the one that runs on this machine. */
  to: string | undefined;
  /** Address of the product that the version is taken from; undefined: it is on this machine, or there already. */
  from: string | undefined;
  /** When it is to go live; undefined: now. */
  at: Date | undefined;
  /** Give up what is scheduled. */
  cancel: boolean;
  /** Why, in one line; kept in the history. */
  because: string | undefined;
  /** Shares of the visitors that get it one after the other, such as `5%/10m,25%/1h,100%`; undefined: everybody at once. */
  stages: string | undefined;
  /** What becomes of the canary. */
  step: CanaryStep | undefined;
  /** What becomes of the promotion that waits. */
  settlement: Settlement | undefined;
  /** Also the versions that a list leaves out. */
  all: boolean;
  /** What happened to one app. */
  history: boolean;
  /** Only this of it. */
  kind: string | undefined;
  /** How many entries at most. */
  limit: number | undefined;
  /** Of a token: what it is called, which apps it is for, what it may do, and for how long. */
  name: string | undefined;
  apps: string[] | undefined;
  rights: string[] | undefined;
  days: number | undefined;
  /** The share of visitors that gets the version: a whole number from 0 to 100. */
  percent: number | undefined;
  /** How long a link is valid. */
  hours: number | undefined;
  /** Only report whether it would go live. */
  dryRun: boolean;
  /** Mount it in a real browser first. */
  browser: boolean;
  /** Rehearse every address, however long it takes. */
  thorough: boolean;
  /** Addresses whose status is meant to change. */
  changed: string[];
}

const settlements = ['approve', 'decline'] as const;
export type Settlement = (typeof settlements)[number];

/** More than anybody reads at once. */
const longestHistory = 1000;

/** Each option with its value, as it is typed. */
const optionForms = {
  app: '--app NAME',
  config: '--config FILE',
  list: '--list',
  promote: '--promote VERSION',
  rollback: '--rollback',
  to: '--to ADDRESS',
  from: '--from ADDRESS',
  at: '--at "TIME ZONE"',
  cancel: '--cancel',
  stages: '--stages "5%/10m,25%/1h,100%"',
  hold: '--hold',
  resume: '--resume',
  advance: '--advance',
  approve: '--approve',
  decline: '--decline',
  all: '--all',
  history: '--history',
  kind: '--kind KIND',
  limit: '--limit NUMBER',
  name: '--name "NAME"',
  apps: '--apps APP,APP',
  rights: '--rights RIGHT,RIGHT',
  days: '--days NUMBER',
  because: '--because "TEXT"',
  percent: '--percent NUMBER',
  hours: '--hours NUMBER',
  'dry-run': '--dry-run',
  'no-browser': '--no-browser',
  thorough: '--thorough',
  changed: '--changed /ADDRESS',
};

export type OptionName = keyof typeof optionForms;

/** Options of how a version passes the gate. */
export const gateOptions: OptionName[] = ['dry-run', 'no-browser', 'thorough', 'changed'];

export interface CommandForm {
  /** Whether it takes a name. */
  subject: boolean;
  /** Whether it takes another after that. */
  object?: boolean;
  options: OptionName[];
}

/**
 * Parses the arguments of a release command. Throws Problem for a value that means nothing, and for whatever the command
 * would not heed: `rollback --dry-run` must not roll back.
 */
export function readArguments(form: CommandForm, args = process.argv.slice(2)): ReleaseArguments {
  const { values, positionals } = parse(args, form.options);
  const [subject, object] = positionals;
  const surplus = positionals[Number(form.subject) + Number(form.object ?? false)];
  if (surplus !== undefined) throw new Problem(`"${surplus}" is one name too many.`);
  const given = Object.keys(values) as OptionName[];
  requireTaken(given, form.options);
  return {
    subject,
    object,
    given,
    app: values.app,
    config: values.config,
    promote: values.promote,
    to: values.to,
    from: values.from,
    at: values.at === undefined ? undefined : readFuture(values.at),
    cancel: values.cancel ?? false,
    // All of a commit's message may come; the history has a line for each release.
    because: values.because?.trim().split('\n', 1)[0],
    stages: soundStages(values.stages, values.percent),
    step: canarySteps.find((step) => values[step]),
    settlement: settlements.find((settlement) => values[settlement]),
    all: values.all ?? false,
    history: values.history ?? false,
    kind: values.kind,
    limit: readNumber('limit', values.limit, 1, longestHistory),
    name: values.name,
    apps: readList(values.apps),
    rights: readList(values.rights),
    days: readNumber('days', values.days, 1, releaseLimits.tokenDays),
    percent: readPercent(values),
    hours: readNumber('hours', values.hours, 1, longestPreviewHours),
    dryRun: values['dry-run'] ?? false,
    browser: !values['no-browser'],
    thorough: values.thorough ?? false,
    changed: values.changed ?? [],
  };
}

/** Throws Problem if an option was given that is not among those that are taken. */
export function requireTaken(given: OptionName[], taken: OptionName[]): void {
  const surplus = given.find((name) => !taken.includes(name));
  if (surplus === undefined) return;
  throw new Problem(`--${surplus} can't be given here. ${listOf(taken)}`);
}

const listOf = (taken: OptionName[]): string =>
  taken.length > 0 ? `There are ${taken.map((name) => optionForms[name]).join(', ')}.` : 'There are no options.';

function parse(args: string[], taken: OptionName[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        app: { type: 'string' },
        config: { type: 'string' },
        list: { type: 'boolean' },
        promote: { type: 'string' },
        rollback: { type: 'boolean' },
        to: { type: 'string' },
        from: { type: 'string' },
        at: { type: 'string' },
        cancel: { type: 'boolean' },
        stages: { type: 'string' },
        hold: { type: 'boolean' },
        resume: { type: 'boolean' },
        advance: { type: 'boolean' },
        approve: { type: 'boolean' },
        decline: { type: 'boolean' },
        all: { type: 'boolean' },
        history: { type: 'boolean' },
        kind: { type: 'string' },
        limit: { type: 'string' },
        name: { type: 'string' },
        apps: { type: 'string' },
        rights: { type: 'string' },
        days: { type: 'string' },
        because: { type: 'string' },
        percent: { type: 'string' },
        hours: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'no-browser': { type: 'boolean' },
        thorough: { type: 'boolean' },
        changed: { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    const words = (error as Error).message.split('. ')[0];
    throw new Problem(`${words}. ${listOf(taken)}`);
  }
}

/** Throws Problem for a moment that has passed. */
function readFuture(text: string): Date {
  const instant = readInstant(text);
  if (instant.getTime() > Date.now()) return instant;
  throw new Problem(`--at is "${text}", which has passed. Give a time that lies ahead.`);
}

/** Throws Problem for what are no stages. */
function soundStages(stages: string | undefined, percent: string | undefined): string | undefined {
  if (stages === undefined) return undefined;
  if (percent !== undefined) throw new Problem('--percent is one stage: give either that or --stages.');
  if (readStages(stages) === null) throw new Problem(`--stages is "${stages}". ${stagesRule}.`);
  return stages;
}

/** Throws Problem for what is no share, and for nobody at a time. */
function readPercent({ percent, at }: { percent?: string; at?: string }): number | undefined {
  const share = readNumber('percent', percent, 0, 100);
  if (share !== 0 || at === undefined) return share;
  throw new Problem('--percent 0 makes nothing live: leave it out, or leave out --at.');
}

const readList = (text: string | undefined): string[] | undefined => text?.split(',').map((word) => word.trim());

function readNumber(name: string, text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text) || Number(text) < min || Number(text) > max) {
    throw new Problem(`--${name} is "${text}". Give a whole number from ${min} to ${max}.`);
  }
  return Number(text);
}
