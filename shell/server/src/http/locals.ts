declare module 'express-serve-static-core' {
  /** What a response's line in the log and the metrics say of it. */
  interface Locals {
    /** The `app@version` that the page comes from. */
    page?: string;
    /** The page's cache outcome. */
    cache?: string;
    turnedAway?: boolean;
  }
}

export {};
