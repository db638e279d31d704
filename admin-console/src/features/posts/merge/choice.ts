import type { PostField } from '@site/contracts';
import type { Choices, Collision } from './merge-posts';

/** What a person decided where two edits collide. */
export type Choice = { take: 'mine' | 'theirs' | 'both' } | { take: 'own'; text: string };

/** The lines that the choices stand for. */
export function linesFor(collisions: Collision[], choices: ReadonlyMap<string, Choice>): Choices {
  return new Map(
    collisions.flatMap((collision) => {
      const choice = choices.get(collision.id);
      return choice ? [[collision.id, linesOfChoice(collision, choice)] as const] : [];
    }),
  );
}

/** Fields of several lines can hold both texts, one beneath the other. */
export const holdsBoth = (field: PostField): boolean => field === 'content' || field === 'summary';

/** Fields whose values are not chosen from a list. */
export const isWritten = (field: PostField): boolean =>
  !['type', 'status', 'publishAt', 'tags', 'authorId'].includes(field);

function linesOfChoice({ field, mine, theirs }: Collision, choice: Choice): string[] {
  switch (choice.take) {
    case 'mine':
      return mine;
    case 'theirs':
      return theirs;
    case 'both':
      return [...theirs, ...mine];
    case 'own':
      if (choice.text === '') return [];
      return holdsBoth(field) ? choice.text.split('\n') : [choice.text];
  }
}
