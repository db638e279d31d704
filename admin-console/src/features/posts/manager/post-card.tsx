import styled from 'styled-components';
import type { AdminPostSummary } from '@site/api-client/admin';
import { Checkbox, color, Heading, media, space, type } from '@site/ui';
import { PostDates, PostState, PostTags } from './post-facts';
import { PostRowActions } from './post-row-actions';
import { PostTitle } from './post-title';

export interface PostCardProps {
  post: AdminPostSummary;
  author: string;
  selected: boolean;
  onToggle: () => void;
  hrefOfTag: (tag: string) => string;
  /** State of the links to the editor. */
  origin: unknown;
  publishing: boolean;
  onPublish: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** A post with all of its summary. */
export const PostCard = ({ post, author, selected, onToggle, hrefOfTag, ...actions }: PostCardProps) => (
  <Card $selected={selected}>
    <Choice label={`Select “${post.title}”`} labelHidden checked={selected} onChange={onToggle} />
    <Badges>
      <PostState post={post} />
      <PostTags post={post} hrefOfTag={hrefOfTag} />
    </Badges>
    <Words>
      <Heading $size="minor">
        <PostTitle post={post} origin={actions.origin} />
      </Heading>
      {post.summary && <Summary dir="auto">{post.summary}</Summary>}
      <Dates>
        {author && <span dir="auto">{author}</span>}
        <PostDates post={post} />
      </Dates>
    </Words>
    <Actions>
      <PostRowActions post={post} compact={false} {...actions} />
    </Actions>
  </Card>
);

const Card = styled.article<{ $selected: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[8]} ${space[12]};
  padding: ${space[16]} ${space[12]};
  border-top: 1px solid ${color.line};
  ${({ $selected }) => $selected && `background: ${color.blueWash};`}

  & > :not(:first-child) {
    grid-column: 2;
  }

  ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    & > :nth-child(2) {
      grid-column: 2 / -1;
    }

    & > :nth-child(4) {
      grid-column: 3;
      margin-left: ${space[12]};
    }
  }
`;

const Choice = styled(Checkbox)`
  grid-row: 1 / span 2;
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};

  & > * {
    min-width: 0;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Summary = styled.p`
  max-width: 70ch;
  color: ${color.inkSoft};
`;

const Dates = styled.p`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[16]};
  color: ${color.inkSoft};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-self: center;
  margin-inline: -14px;
`;
