export * from './base-api';
export * from './errors';
export type { Page } from './page';
export type { ApiError, ApiExtra, SignInAgain } from './base-query';
