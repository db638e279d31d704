import { ExternalLink } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useCreatePreviewLinkMutation } from '@site/api-client/admin';
import { limits } from '@site/contracts';
import { Actions, color, Dialog, LinkButton, Notice, QueryState, space, type } from '@site/ui';
import { CopyField } from '../../../shared/copy-field';
import { localDateTime } from '../../../shared/local-date';
import { sessionTexts } from '../../session/session-texts';
import { useSessionEnd } from '../../session/use-session-end';

interface PreviewDialogProps {
  postId: number;
  unsaved: boolean;
  onClose: () => void;
}

/** A link to the draft as it was last saved, for oneself and for colleagues. */
export function PreviewDialog({ postId, unsaved, onClose }: PreviewDialogProps) {
  const [create, { data, isError, isLoading, error }] = useCreatePreviewLinkMutation();
  useEffect(() => {
    void create(postId);
  }, [create, postId]);
  useSessionEnd(error, sessionTexts.expired);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Preview"
      description={`Shows the post with the page that its readers will see. Whoever has the link can open it without an account, for ${limits.previewDays} days.`}
    >
      <Content>
        {unsaved && (
          <Notice $tone="warn" role="status">
            The preview shows the text as it was last saved. What you have changed since is not in it.
          </Notice>
        )}
        <QueryState
          query={{ data, isError, isFetching: isLoading, refetch: () => create(postId) }}
          errorText="The link could not be made"
        >
          {({ url, expiresAt }) => (
            <>
              <CopyField label="Link to the preview" value={new URL(url, window.location.origin).href} />
              <Expiry>It works until {localDateTime(expiresAt)}.</Expiry>
              <Actions>
                <LinkButton href={url} target="_blank" rel="noopener noreferrer" reloadDocument>
                  Open
                  <ExternalLink aria-hidden />
                </LinkButton>
              </Actions>
            </>
          )}
        </QueryState>
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${space[16]};
`;

const Expiry = styled.p`
  ${type.small}
  margin-top: -${space[8]};
  color: ${color.inkSoft};
`;
