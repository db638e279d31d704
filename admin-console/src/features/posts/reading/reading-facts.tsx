import { Clock } from 'lucide-react';
import styled from 'styled-components';
import type { PostType } from '@site/contracts';
import { Badge, ButtonRow, color, space, type as text } from '@site/ui';
import { pageDate } from '../../../shared/local-date';
import { PostTypeBadge } from '../post-badges';

interface ReadingFactsProps {
  type: PostType;
  publishedAt: string | null | undefined;
  minutes: number | undefined;
}

/** What a post's page says above its title. */
export const ReadingFacts = ({ type, publishedAt, minutes }: ReadingFactsProps) => (
  <Row>
    <PostTypeBadge type={type} />
    {publishedAt && <time dateTime={publishedAt}>{pageDate(publishedAt)}</time>}
    {minutes !== undefined && (
      <Time>
        <Clock size={14} aria-hidden />
        {minutes} min read
      </Time>
    )}
  </Row>
);

/** Below its summary. */
export const ReadingTags = ({ tags = [] }: { tags: string[] | undefined }) =>
  tags.length > 0 && (
    <ButtonRow as="ul" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Tag dir="auto">{tag}</Tag>
        </li>
      ))}
    </ButtonRow>
  );

const Row = styled.p`
  ${text.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[24]};
  color: ${color.inkSoft};
`;

const Time = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
`;

/** Breaks where one alone is longer than a line. */
const Tag = styled(Badge)`
  white-space: normal;
  overflow-wrap: anywhere;
`;
