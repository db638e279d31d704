import { Problem } from '../tools/start/problem';

/** Those with these names, all where none is named. Throws Problem where there is no such one. */
export function chosen<T extends { name: string }>(all: T[], names: string[], noun: string): T[] {
  const known = all.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Problem(`There is no ${noun} ${unknown}. There are: ${known.join(', ')}.`);
  return names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
}
