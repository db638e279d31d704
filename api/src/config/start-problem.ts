/** The API can't start; the message is one sentence that tells a person what to do. */
export class StartProblem extends Error {}
