import { parseArgs } from 'node:util';
import { Problem } from '../start/problem';

export interface ReleaseArguments {
  /** The word that is no option: an app, or an app with its version. */
  subject: string | undefined;
  /** Why; kept in the history. */
  because: string | undefined;
}

/** What follows the name of a release command. Throws Problem for an option that there is not. */
export function readArguments(args = process.argv.slice(2)): ReleaseArguments {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { because: { type: 'string' } },
    });
    return { subject: positionals[0], because: values.because };
  } catch (error) {
    throw new Problem(`${(error as Error).message.split('. ')[0]}. There is --because "TEXT".`);
  }
}
