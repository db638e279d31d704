import type { OpenApi } from './openapi';

/** Two descriptions of the API, and who depends on the first. */
export interface Comparison {
  /** What a front end was built against, reduced to what it uses. */
  used: OpenApi;
  offered: OpenApi;
  /** Such as `public-site@20261120-153000-1a2b3c4`. */
  who: string;
}
