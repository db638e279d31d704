import type { EditablePost } from '@site/api-client/admin';
import { postFields, type PostInput } from '@site/contracts';
import { formValuesOf } from '../post-form-values';

/** Whether what is stored of a post is a text, as an editor has it. */
export function isText(stored: EditablePost | undefined, text: PostInput): boolean {
  const values = formValuesOf(stored);
  return postFields.every((field) => JSON.stringify(values[field]) === JSON.stringify(text[field] ?? ''));
}
