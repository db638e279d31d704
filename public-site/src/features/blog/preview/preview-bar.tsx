import { EyeOff } from 'lucide-react';
import styled from 'styled-components';
import { color, Container, SiteLink, space, type } from '@site/ui';
import type { Post } from '../posts-query';
import { SavedMoment } from './saved-moment';

/** Says above the post that what follows is no public page. */
export const PreviewBar = ({ post }: { post: Post }) => (
  <Strip aria-label="Preview">
    <Row>
      {post.status === 'published' ? (
        <p>
          This post is public now: <SiteLink href={`/blog/${post.slug}`}>open its page</SiteLink>
        </p>
      ) : (
        <Words>
          <EyeOff aria-hidden />
          Preview of a draft: not public
        </Words>
      )}
      <Facts>
        {post.publishAt && (
          <span>
            Scheduled for <SavedMoment iso={post.publishAt} />
          </span>
        )}
        <span>
          Last saved <SavedMoment iso={post.updatedAt} />
        </span>
      </Facts>
    </Row>
  </Strip>
);

const Strip = styled.aside`
  border-bottom: 2px solid ${color.ink};
  background: ${color.lime};
  color: ${color.onLime};
`;

const Row = styled(Container)`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[24]};
  padding-block: ${space[8]};
  font-weight: 500;

  a {
    color: inherit;
  }
`;

const Words = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  font-weight: 600;

  svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[16]};
`;
