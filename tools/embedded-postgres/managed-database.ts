import path from 'node:path';
import { ManagedProcess } from '../start/managed-process';

/** A database on a folder of data, as tests start one: from its source. */
export const managedDatabase = (data: string, logDir: string): ManagedProcess =>
  new ManagedProcess({
    name: 'database',
    script: path.join(import.meta.dirname, 'main.ts'),
    args: ['--data', data],
    // Of what a test asks for, little runs often enough to repay a compilation that makes it fast. `npm start` has that.
    nodeOptions: ['--liftoff-only', '--import', 'tsx'],
    env: process.env,
    logDir,
  });
