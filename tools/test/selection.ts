import type { Part } from './parts';

type Named = Pick<Part, 'name' | 'enabledBy'>;

/** Parts whose names begin like one of the wanted; where none is named, those that need no variable, or whose variable is set. */
export const isSelected = ({ name, enabledBy }: Named, wanted: string[], environment: NodeJS.ProcessEnv): boolean =>
  wanted.length > 0 ? wanted.some((word) => name.startsWith(word)) : !enabledBy || !!environment[enabledBy];

/** A sentence where a word begins no part's name: a run without it would pass. */
export function unknownWord(parts: Named[], wanted: string[]): string | undefined {
  const unknown = wanted.find((word) => !parts.some(({ name }) => name.startsWith(word)));
  return unknown && `There is no part ${unknown}. There are: ${parts.map(({ name }) => name).join(', ')}.`;
}

/** A sentence for each variable without which parts of a whole run are left out. */
export function leftOut(parts: Named[], wanted: string[], environment: NodeJS.ProcessEnv): string[] {
  const missing = wanted.length > 0 ? [] : parts.filter((part) => !isSelected(part, wanted, environment));
  const variables = [...new Set(missing.map(({ enabledBy }) => enabledBy))];
  return variables.map((variable) => {
    const names = missing.filter(({ enabledBy }) => enabledBy === variable).map(({ name }) => name);
    return `Left out, because ${variable} is not set: ${names.join(', ')}.`;
  });
}
