import { userInfo } from 'node:os';

/** The user who changes what is live, as the history names them. */
export function who(): string {
  if (process.env.RELEASED_BY) return process.env.RELEASED_BY;
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
