/** A refusal that the caller is told about, in the one error shape. */
export abstract class ApiError extends Error {
  abstract readonly statusCode: number;
  /** What a call answers beside the one shape, as its description says. */
  readonly beside?: object;

  constructor(
    message: string,
    readonly fields?: Record<string, string>,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The request breaks a rule that the caller can look up. */
export class InvalidInputError extends ApiError {
  readonly statusCode = 400;
}

/** Nobody is signed in, or the credentials are wrong. */
export class UnauthorizedError extends ApiError {
  readonly statusCode = 401;

  constructor(message = 'Unauthorized: please sign in', fields?: Record<string, string>) {
    super(message, fields);
  }
}

/** Somebody is signed in who may not do this. */
export class ForbiddenError extends ApiError {
  readonly statusCode = 403;
}

/** Whoever is signed in has to show the password again, and a code where the account asks for one. */
export class SignInAgainError extends ForbiddenError {
  constructor(withCode: boolean) {
    super('This changes who has access or what visitors get. Please enter your password again.', {
      currentPassword: 'Please enter your password again',
      ...(withCode ? { code: 'Please enter a code' } : {}),
    });
  }
}

/** What was asked for does not exist, or not for this caller. */
export class NotFoundError extends ApiError {
  readonly statusCode = 404;
}

/** The request is fine by itself but contradicts what is stored. */
export class ConflictError extends ApiError {
  readonly statusCode = 409;
}

/** What was sent can be read, and does not hold together or would break what is live. */
export class UnprocessableError extends ApiError {
  readonly statusCode = 422;
}

/** What was sent is larger than allowed. */
export class TooLargeError extends ApiError {
  readonly statusCode = 413;

  constructor(message: string, field: string) {
    super(message, { [field]: message });
  }
}

/** More is asked than can be answered. */
export class OverloadedError extends ApiError {
  readonly statusCode = 503;

  constructor() {
    super('We are handling too many requests right now. Please try again in a moment.');
  }
}

/** The place where files are kept can't be reached or refuses them. */
export class StoreDownError extends ApiError {
  readonly statusCode = 503;

  /** Of what it keeps files, in the plural. */
  constructor(plural: string, options: ErrorOptions) {
    const name = plural.charAt(0).toUpperCase() + plural.slice(1);
    super(`${name} can’t be stored or read at the moment. Please try again.`, undefined, options);
  }
}

/** The place where files are kept has no room left. */
export class StoreFullError extends ApiError {
  readonly statusCode = 507;

  constructor(plural: string, options: ErrorOptions) {
    super(`There is no room left for ${plural}. Nothing was stored.`, undefined, options);
  }
}

/** Files take as much room as the deployment allows them. */
export class QuotaExceededError extends ApiError {
  readonly statusCode = 507;
}

/** The disk of the database has no room left, or too little to begin a save. */
export class DiskFullError extends ApiError {
  readonly statusCode = 507;

  constructor() {
    super('There is no room left on the server’s disk. Nothing was saved. Please try again once there is room.');
  }
}

/** What was asked for was there once and will not come back. */
export class GoneError extends ApiError {
  readonly statusCode = 410;
}

/** The caller came too often. */
export class TooManyRequestsError extends ApiError {
  readonly statusCode = 429;

  /** `isFirst`: a limit has run out with this attempt; those after it are refused likewise. */
  constructor(
    readonly retryAfterSeconds: number,
    readonly isFirst = false,
  ) {
    super(`Too many attempts. Please try again in ${inWords(retryAfterSeconds)}.`);
  }
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 1 ? `${minutes} minutes` : 'a minute';
}
