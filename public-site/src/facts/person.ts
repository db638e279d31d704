/** A person's picture: a file, as an imported address. */
export interface Portrait {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** Somebody, by what they do, and whatever else is told of them. */
export interface Person {
  role: string;
  name?: string;
  company?: string;
  portrait?: Portrait;
  quote?: string;
  /** Out of five. */
  stars?: number;
  /** Names their mailbox at the company's domain, and their profile. */
  handle?: string;
}

/** A person of whom these are known. */
export type PersonWith<Fields extends keyof Person> = Person & Required<Pick<Person, Fields>>;

export function portrait(src: string, name: string): Portrait {
  return { src, width: 240, height: 240, alt: `Portrait of ${name}` };
}
