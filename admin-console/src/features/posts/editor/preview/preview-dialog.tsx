import { ExternalLink, Plus } from 'lucide-react';
import styled from 'styled-components';
import { isUnreachable } from '@site/api-client/admin';
import { limits } from '@site/contracts';
import { Actions, Button, color, Dialog, LinkButton, Notice, QueryState, space, type } from '@site/ui';
import { CopyField } from '../../../../shared/copy-field';
import { localDateTime } from '../../../../shared/local-date';
import { useFailure } from '../../../session/use-failure';
import { PreviewLinkList } from './preview-link-list';
import { usePreviewLinks } from './use-preview-links';

interface PreviewDialogProps {
  postId: number;
  unsaved: boolean;
  onClose: () => void;
}

/** Links to the draft as it was last saved, for oneself and for colleagues. */
export function PreviewDialog({ postId, unsaved, onClose }: PreviewDialogProps) {
  const { query, own, self, create, isCreating } = usePreviewLinks(postId);
  const showFailure = useFailure();
  const handleCreate = () =>
    create().catch((error: unknown) =>
      showFailure(
        error,
        isUnreachable(error) ? 'No answer came: the link may have been made' : 'The link could not be made',
      ),
    );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Preview"
      description={`Shows the post exactly as readers will see it. Anyone with the link can open it without an account, for ${limits.previewDays} days or until it is revoked.`}
    >
      <Content>
        {unsaved && (
          <Notice $tone="warn" role="status">
            The preview shows the text as it was last saved. It does not include your unsaved changes.
          </Notice>
        )}
        <QueryState query={query} errorText="The link could not be made">
          {(links) => (
            <>
              {own && (
                <>
                  <CopyField label="Link to the preview" value={new URL(own.url, window.location.origin).href} />
                  <Expiry>It expires {localDateTime(own.expiresAt)}.</Expiry>
                </>
              )}
              {links.length > 0 && <PreviewLinkList postId={postId} links={links} self={self} />}
              <DialogActions>
                <Button $tone="outline" $waiting={isCreating} onClick={handleCreate}>
                  <Plus aria-hidden />
                  New link
                </Button>
                {own && (
                  <LinkButton href={own.url} target="_blank" reloadDocument>
                    Open
                    <ExternalLink aria-hidden />
                  </LinkButton>
                )}
              </DialogActions>
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
  min-width: 0;
`;

const DialogActions = styled(Actions)`
  margin-top: ${space[8]};
`;

const Expiry = styled.p`
  ${type.small}
  margin-top: -${space[8]};
  color: ${color.inkSoft};
`;
