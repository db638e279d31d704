/** Something that the person at the terminal can mend. The message says what, and what to do. */
export class Problem extends Error {}
