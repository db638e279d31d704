/** What keeps a program from working and a person can put right: the message says what is wrong, and what to do. */
export class Problem extends Error {
  override name = 'Problem';
}
