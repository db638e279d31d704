import { ExternalLink, Link } from 'lucide-react';
import styled from 'styled-components';
import { problemOf } from '@site/api-client';
import { useCreateVersionPreviewMutation } from '@site/api-client/releases';
import type { ReleasedApp } from '@site/federation';
import { Actions, Button, color, Dialog, LinkButton, space, type } from '@site/ui';
import { CopyField } from '../../../shared/copy-field';
import { localDateTime } from '../../../shared/local-date';
import { sessionTexts } from '../../session/session-texts';
import { useFailure } from '../../session/use-failure';

interface VersionPreviewDialogProps {
  app: ReleasedApp;
  version: string;
  onClose: () => void;
}

/** Makes a link that shows a version before it is live. */
export function VersionPreviewDialog({ app, version, onClose }: VersionPreviewDialogProps) {
  const [create, { data: link, isLoading }] = useCreateVersionPreviewMutation();
  const showFailure = useFailure(sessionTexts.expired);
  const handleCreate = () =>
    create({ app, version })
      .unwrap()
      .catch((error: unknown) => showFailure(error, problemOf(error)?.message ?? 'The link could not be made'));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Preview ${version}`}
      description="A link shows this version on the live site to whoever opens it, in their browser alone, for a day. It needs no account and can’t be revoked."
    >
      <Content>
        <div role="status">
          {link && (
            <>
              <CopyField label="Link to the preview" value={new URL(link.url, window.location.origin).href} />
              <Expiry>It expires {localDateTime(link.expiresAt)}.</Expiry>
            </>
          )}
        </div>
        <Actions>
          <Button $tone={link ? 'outline' : undefined} $waiting={isLoading} onClick={handleCreate}>
            <Link aria-hidden />
            {link ? 'New link' : 'Make a link'}
          </Button>
          {link && (
            <LinkButton href={link.url} target="_blank" reloadDocument>
              Open
              <ExternalLink aria-hidden />
            </LinkButton>
          )}
        </Actions>
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${space[16]};
  min-width: 0;
`;

const Expiry = styled.p`
  ${type.small}
  color: ${color.inkSoft};
`;
