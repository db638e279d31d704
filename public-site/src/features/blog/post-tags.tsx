import styled from 'styled-components';
import { Badge, SiteLink, space, VisuallyHidden } from '@site/ui';
import { visibleTags } from './list/visible-tags';

interface PostTagsProps {
  tags: readonly string[] | null | undefined;
  /** Tags beyond it are only counted. */
  most?: number;
  /** Stands behind the count of hidden tags, as in '+3 more'. */
  suffix?: string;
}

/** Each leads to the articles that have it. */
export function PostTags({ tags, most = Infinity, suffix = '' }: PostTagsProps) {
  const { visible, hidden } = visibleTags(tags, most);
  if (visible.length === 0) return null;
  return (
    <List>
      <VisuallyHidden as="li">Tags:</VisuallyHidden>
      {visible.map((tag) => (
        <li key={tag}>
          <Tag as={SiteLink} href={`/blog?${new URLSearchParams({ tag })}`} dir="auto">
            {tag}
          </Tag>
        </li>
      ))}
      {hidden > 0 && <li>{`+${hidden}${suffix}`}</li>}
    </List>
  );
}

/** Lies above the link that covers a card, and breaks where one alone is longer than a line. */
const Tag = styled(Badge)`
  position: relative;
  white-space: normal;
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  font-size: 0.8125rem;

  /* Goes to the next line as a whole, in the fallback face as in its own. */
  & > li {
    flex: none;
    max-width: 100%;
  }
`;
