/** What stops the server from working and a person can put right; its message is one sentence that says how. */
export class Problem extends Error {
  override name = 'Problem';
}
