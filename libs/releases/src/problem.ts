/** An error that a person can fix: the message says what is wrong, and what to do. */
export class Problem extends Error {
  override name = 'Problem';
}
