import type { PostField } from '@site/contracts';
import { useAuthors } from '../use-authors';
import { fieldText } from './field-text';

/** Fields as a person reads them; `withAuthor`: an author may be among them. */
export function useFieldText(withAuthor: boolean): (field: PostField, lines: string[]) => string {
  const { nameOf } = useAuthors(!withAuthor);
  return (field, lines) => fieldText(field, lines, nameOf);
}
