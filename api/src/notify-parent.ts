import type { CreatedAdmin } from './users/first-admin';

export type StartMessage =
  /** At once: nothing stores its password, and whatever comes next may end this process. */
  | { type: 'created'; admin: CreatedAdmin }
  | { type: 'ready'; port: number }
  | { type: 'migrated' }
  | { type: 'failed'; message: string };

/** Reports how the start goes: to a parent process by message, to a person in words. */
export function notifyParent(message: StartMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, undefined, {}, () => resolve());
    else process.stderr.write(`${inWords(message)}\n`, () => resolve());
  });
}

function inWords(message: StartMessage): string {
  switch (message.type) {
    case 'created': {
      const { username, password } = message.admin;
      return `The first admin is "${username}" with the password ${password} (shown only now).`;
    }
    case 'ready':
      return `The API listens on port ${message.port}.`;
    case 'migrated':
      return 'The database is migrated.';
    case 'failed':
      return message.message;
  }
}
