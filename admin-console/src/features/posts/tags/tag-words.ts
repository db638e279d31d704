import type { TagSummary } from '@site/api-client/tags';
import { counted } from '../../../shared/counted';

/** All posts that have a tag, whoever may read them. */
export const postsOf = ({ published, drafts, unpublishedChanges }: TagSummary): number =>
  published + drafts + unpublishedChanges;

/** "3 published posts, 2 drafts and the unpublished changes of 1 post". */
function placesOf({ published, drafts, unpublishedChanges }: TagSummary): string {
  const places = [
    published > 0 && counted(published, 'published post'),
    drafts > 0 && counted(drafts, 'draft'),
    unpublishedChanges > 0 && `the unpublished changes of ${counted(unpublishedChanges, 'post')}`,
  ].filter((place) => place !== false);
  const last = places.pop() ?? '';
  return places.length > 0 ? `${places.join(', ')} and ${last}` : last;
}

/** What readers get when a tag is called something else. */
export const renamedFor = (tag: TagSummary): string =>
  `${tag.published > 0 ? 'Readers see the new name at once. ' : ''}It changes in ${placesOf(tag)}, and links to the page of “${tag.name}” lead to the page of the new name.`;

export const mergedFor = (tag: TagSummary, into: TagSummary): string =>
  `“${into.name}” is there already, in ${placesOf(into)}. It takes the place of “${tag.name}” in ${placesOf(tag)}: readers find all of them on one page, and links to the page of “${tag.name}” lead there. The two can’t be told apart afterward.`;

export function removedFor(tag: TagSummary): string {
  const [stay, them] = postsOf(tag) === 1 ? ['stays as it is', 'it'] : ['stay as they are', 'these posts'];
  const readers =
    tag.published > 0 ? `Readers no longer find ${them} by this tag, and the page of the tag shows no posts. ` : '';
  return `It is taken out of ${placesOf(tag)}, which ${stay} otherwise. ${readers}Each post gets a new version in its history.`;
}
