import { Problem } from '../start/problem';

/** Runs a command of the terminal: what a person can mend ends it with one sentence and code 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exit(1);
  }
}
