import { parseArgs } from 'node:util';
import { type CanaryStep, canarySteps, readStages, stagesRule } from '@site/contracts';
import { Problem } from '../start/problem';
import { readInstant } from './instant';

export interface ReleaseArguments {
  /** The positional argument: an app, or an app with its version. */
  subject: string | undefined;
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

/** A month: a preview that nobody has viewed by then is forgotten. */
const longestPreviewHours = 31 * 24;

/** Parses the arguments of a release command. Throws Problem for an unknown option. */
export function readArguments(args = process.argv.slice(2)): ReleaseArguments {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        at: { type: 'string' },
        cancel: { type: 'boolean' },
        stages: { type: 'string' },
        hold: { type: 'boolean' },
        resume: { type: 'boolean' },
        advance: { type: 'boolean' },
        because: { type: 'string' },
        percent: { type: 'string' },
        hours: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'no-browser': { type: 'boolean' },
        thorough: { type: 'boolean' },
        changed: { type: 'string', multiple: true },
      },
    });
    return {
      subject: positionals[0],
      to: values.to,
      from: values.from,
      at: values.at === undefined ? undefined : readInstant(values.at),
      cancel: values.cancel ?? false,
      // All of a commit's message may come; the history has a line for each release.
      because: values.because?.trim().split('\n', 1)[0],
      stages: soundStages(values.stages, values.percent),
      step: canarySteps.find((step) => values[step]),
      percent: readNumber('percent', values.percent, 0, 100),
      hours: readNumber('hours', values.hours, 1, longestPreviewHours),
      dryRun: values['dry-run'] ?? false,
      browser: !values['no-browser'],
      thorough: values.thorough ?? false,
      changed: values.changed ?? [],
    };
  } catch (error) {
    if (error instanceof Problem) throw error;
    const words = (error as Error).message.split('. ')[0];
    throw new Problem(
      `${words}. There are --to ADDRESS, --from ADDRESS, --at "TIME ZONE", --cancel, --stages "5%/10m,25%/1h,100%", --hold, --resume, --advance, --because "TEXT", --percent NUMBER, --hours NUMBER, --changed /ADDRESS, --dry-run, --no-browser and --thorough.`,
    );
  }
}

function soundStages(stages: string | undefined, percent: string | undefined): string | undefined {
  if (stages === undefined) return undefined;
  if (percent !== undefined) throw new Problem('--percent is one stage: give either that or --stages.');
  if (readStages(stages) === null) throw new Problem(`--stages is "${stages}". ${stagesRule}.`);
  return stages;
}

function readNumber(name: string, text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text) || Number(text) < min || Number(text) > max) {
    throw new Problem(`--${name} is "${text}". Give a whole number from ${min} to ${max}.`);
  }
  return Number(text);
}
