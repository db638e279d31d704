import { Pencil, Send } from 'lucide-react';
import styled from 'styled-components';
import type { AdminPostSummary } from '@site/api-client/admin';
import { Button, color, LinkButton, media, space, type } from '@site/ui';
import { localDate } from '../../../shared/local-date';
import { PostStatusBadge } from '../post-badges';

interface RecentPostProps {
  post: AdminPostSummary;
  publishing: boolean;
  onPublish: () => void;
}

export function RecentPost({ post, publishing, onPublish }: RecentPostProps) {
  const titleId = `recent-post-${post.id}`;
  return (
    <Row>
      <Title id={titleId} dir="auto">
        {post.title}
      </Title>
      <Facts>
        <PostStatusBadge status={post.status} />
        <span>Updated {localDate(post.updatedAt)}</span>
      </Facts>
      <Actions>
        {post.status === 'draft' && (
          <Button $tone="quiet" $size="small" $waiting={publishing} aria-describedby={titleId} onClick={onPublish}>
            <Send aria-hidden />
            Publish
          </Button>
        )}
        <LinkButton href={`/admin/posts/${post.id}/edit`} $tone="quiet" $size="small" aria-describedby={titleId}>
          <Pencil aria-hidden />
          Edit
        </LinkButton>
      </Actions>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  gap: ${space[4]} ${space[16]};
  padding: ${space[12]} ${space[16]};
  border-top: 1px solid ${color.line};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Title = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Facts = styled.span`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  color: ${color.inkSoft};
`;

const Actions = styled.div`
  display: flex;
  margin-inline: -14px;

  ${media.tablet} {
    grid-area: 1 / 2 / span 2;
  }
`;
