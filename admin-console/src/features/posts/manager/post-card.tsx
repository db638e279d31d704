import { Clock, ExternalLink, Pencil, Send, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import type { PostSummary } from '@site/api-client/admin';
import { Badge, Button, Checkbox, color, Heading, LinkButton, media, space, type } from '@site/ui';
import { localDate, localDateTime } from '../../../shared/local-date';
import { PostStatusBadge, PostTypeBadge } from '../post-badges';

const shownTags = 3;

export const deleteButtonId = (id: number): string => `delete-post-${id}`;

interface PostCardProps {
  post: PostSummary;
  selected: boolean;
  onToggle: () => void;
  publishing: boolean;
  onPublish: () => void;
  onDelete: () => void;
}

export const PostCard = ({ post, selected, onToggle, publishing, onPublish, onDelete }: PostCardProps) => (
  <Card $selected={selected}>
    <Choice label={`Select “${post.title}”`} labelHidden checked={selected} onChange={onToggle} />
    <Badges>
      <PostTypeBadge type={post.type} />
      <PostStatusBadge status={post.status} />
      {post.publishAt && (
        <Badge $tone="blue">
          <Clock aria-hidden />
          Scheduled for {localDateTime(post.publishAt)}
        </Badge>
      )}
      {post.tags.slice(0, shownTags).map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </Badges>
    <Words>
      <Heading $size="minor">{post.title}</Heading>
      {post.summary && <Summary>{post.summary}</Summary>}
      <Dates>
        <span>Created {localDate(post.createdAt)}</span>
        <span>Updated {localDate(post.updatedAt)}</span>
        {post.publishedAt && <span>Published {localDate(post.publishedAt)}</span>}
      </Dates>
    </Words>
    <Actions>
      {post.status === 'published' && (
        <LinkButton href={`/blog/${post.slug}`} reloadDocument $tone="quiet" $size="small">
          <ExternalLink aria-hidden />
          View
        </LinkButton>
      )}
      {post.status === 'draft' && (
        <Button $tone="quiet" $size="small" disabled={publishing} onClick={onPublish}>
          <Send aria-hidden />
          Publish
        </Button>
      )}
      <LinkButton href={`/admin/posts/${post.id}/edit`} $tone="quiet" $size="small">
        <Pencil aria-hidden />
        Edit
      </LinkButton>
      <DeleteButton id={deleteButtonId(post.id)} $tone="quiet" $size="small" onClick={onDelete}>
        <Trash2 aria-hidden />
        Delete
      </DeleteButton>
    </Actions>
  </Card>
);

const Card = styled.article<{ $selected: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[8]} ${space[12]};
  padding: ${space[16]};
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

const DeleteButton = styled(Button)`
  color: ${color.bad};
`;
