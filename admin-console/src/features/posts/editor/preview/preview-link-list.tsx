import styled from 'styled-components';
import { type PreviewLink, useRevokePreviewLinkMutation } from '@site/api-client/admin';
import { Heading, space } from '@site/ui';
import { useFailure } from '../../../session/use-failure';
import { useRequest } from '../../../session/use-request';
import { PreviewLinkRow } from './preview-link-row';

interface PreviewLinkListProps {
  postId: number;
  links: PreviewLink[];
  /** Id of the signed-in user. */
  self: string | undefined;
}

/** Every link to a post's preview that still works, each of which can be revoked. */
export function PreviewLinkList({ postId, links, self }: PreviewLinkListProps) {
  const [revoke, { isLoading }] = useRevokePreviewLinkMutation();
  const request = useRequest(useFailure());

  const handleRevoke = (linkId: string) =>
    request(revoke({ id: postId, linkId }).unwrap(), 'Preview link revoked', 'Failed to revoke the preview link');

  return (
    <section>
      <Heading as="h3" $size="minor">
        Active links
      </Heading>
      <List>
        {links.map((link) => (
          <PreviewLinkRow
            key={link.id}
            link={link}
            isOwn={link.createdById === self}
            pending={isLoading}
            onRevoke={() => handleRevoke(link.id)}
          />
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  margin-top: ${space[8]};
`;
