/** What a fault looked like from outside. */
export interface Sight {
  /** What was done to the product. */
  fault: string;
  /** What visitors of public pages saw. */
  visitor: string;
  /** What somebody who works in the console saw. */
  admin: string;
  /** How long until all was as before, and what was found then. */
  after: string;
  /** What should not have been. */
  failures: string[];
}

/** Something that is done to the running product for real. Leaves nothing behind, also when it fails. */
export interface Fault {
  name: string;
  run(): Promise<Sight>;
}
