import type { CreatedAdmin } from './users/first-admin';

export type StartMessage =
  | { type: 'ready'; port: number; createdAdmin?: CreatedAdmin }
  | { type: 'migrated'; createdAdmin?: CreatedAdmin }
  | { type: 'failed'; message: string; createdAdmin?: CreatedAdmin };

/** Reports the result of the start: to a parent process by message, to a person in words. */
export function notifyParent(message: StartMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, undefined, {}, () => resolve());
    else process.stderr.write(`${inWords(message)}\n`, () => resolve());
  });
}

function inWords(message: StartMessage): string {
  const { createdAdmin } = message;
  const account = createdAdmin
    ? ` The first admin is "${createdAdmin.username}" with the password ${createdAdmin.password} (shown only now).`
    : '';
  return `${stateOf(message)}${account}`;
}

function stateOf(message: StartMessage): string {
  if (message.type === 'failed') return message.message;
  return message.type === 'migrated' ? 'The database is migrated.' : `The API listens on port ${message.port}.`;
}
