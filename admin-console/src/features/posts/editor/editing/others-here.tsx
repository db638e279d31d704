import styled from 'styled-components';
import type { PostEditorPerson } from '@site/api-client/post-editing';
import { color, space, type } from '@site/ui';

/** Says politely who else has the post open. Empty where nobody has. */
export const OthersHere = ({ others }: { others: readonly PostEditorPerson[] }) => (
  <Here role="status">{sentenceOf(others)}</Here>
);

function sentenceOf(others: readonly PostEditorPerson[]): string {
  const names = others.filter(({ isYou }) => !isYou).map(({ name }) => name);
  const also = `${new Intl.ListFormat('en').format(names)} ${names.length === 1 ? 'has' : 'have'} this post open, too.`;
  const elsewhere = others.some(({ isYou }) => isYou)
    ? 'You have this post open in another window or on another device.'
    : '';
  return [names.length > 0 ? also : '', elsewhere].filter(Boolean).join(' ');
}

const Here = styled.p`
  ${type.small}
  margin-bottom: ${space[12]};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;

  &:empty {
    margin: 0;
  }
`;
