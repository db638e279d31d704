import { brokenConstraint } from '../database/broken-constraint';
import { ConflictError } from '../errors/errors';

/** Rethrows a broken unique index as a conflict that names its field. */
export function translateTakenName(error: unknown): never {
  switch (brokenConstraint(error)) {
    case 'users_username_key':
      throw taken('username', 'This username is already taken.');
    case 'users_email_key':
      throw taken('email', 'This email is already in use.');
    default:
      throw error;
  }
}

function taken(field: string, message: string): ConflictError {
  return new ConflictError(message, { [field]: message });
}
