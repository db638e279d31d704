import { Clock, Eye } from 'lucide-react';
import styled from 'styled-components';
import { color, space, type, VisuallyHidden } from '@site/ui';

/** Shown where the API has not counted a post's words. */
const usualMinutes = 2;

/** The specification's figure: views are not counted. */
const views = '2.1k';

export const ReadingTime = ({ minutes }: { minutes: number | null | undefined }) => (
  <Fact>
    <Clock size="0.875rem" aria-hidden />
    {`${minutes ?? usualMinutes} min read`}
  </Fact>
);

export const Views = () => (
  <Fact>
    <Eye size="0.875rem" aria-hidden />
    <span>
      {views}
      <VisuallyHidden> views</VisuallyHidden>
    </span>
  </Fact>
);

const Fact = styled.span`
  ${type.small}
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  color: ${color.inkSoft};
  white-space: nowrap;
`;
