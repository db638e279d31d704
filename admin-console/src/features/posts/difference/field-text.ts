import { type PostField, type PostStatus, type PostType, postStatusLabels, postTypeLabels } from '@site/contracts';
import { localDateTime } from '../../../shared/local-date';

/** A field's lines as a person reads them. */
export function fieldText(field: PostField, lines: string[], nameOf: (authorId: string) => string): string {
  const text = lines.join(field === 'tags' ? ', ' : '\n');
  if (text === '') return '';
  switch (field) {
    case 'type':
      return postTypeLabels[text as PostType];
    case 'status':
      return postStatusLabels[text as PostStatus];
    case 'publishAt':
      return localDateTime(text);
    case 'authorId':
      return nameOf(text) || text;
    default:
      return text;
  }
}
