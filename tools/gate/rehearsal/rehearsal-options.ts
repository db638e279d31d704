export interface RehearsalOptions {
  /** Mount it in a real browser. */
  browser: boolean;
  /** Mount every page: also those that are unchanged since they were mounted, and all of many that are alike. */
  thorough: boolean;
}
