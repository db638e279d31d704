import { useState } from 'react';
import type { PostDraft } from '@site/api-client/admin';
import { Button, ConfirmDialog } from '@site/ui';
import { localDateTime } from '../../../../shared/local-date';
import type { PostEditing } from '../use-post-editing';
import { Actions, DraftNotice, Row } from './draft-offer';
import { useDiscardDraft } from './use-discard-draft';

interface UnpublishedNoticeProps {
  editing: PostEditing;
  draft: PostDraft;
}

/** Says that the editor shows what readers don't see yet, and offers to do without it. */
export function UnpublishedNotice({ editing, draft }: UnpublishedNoticeProps) {
  const [asking, setAsking] = useState(false);
  const { discard, discarding } = useDiscardDraft(editing);
  const isLive = editing.post?.status === 'published';
  const saved = `${draft.savedBy} on ${localDateTime(draft.savedAt)}`;

  return (
    <DraftNotice $tone={draft.failure ? 'bad' : 'warn'}>
      <Row>
        <div role="status">
          <p>
            These are unpublished changes, saved by {saved}.{' '}
            {isLive ? 'Readers see the post as it was published.' : 'Nobody reads the post: it is a draft.'}
          </p>
          {draft.publishAt && <p>They will be published automatically on {localDateTime(draft.publishAt)}.</p>}
          {draft.failure && <p>They won’t be published automatically. {draft.failure}</p>}
        </div>
        <Actions>
          <Button $tone="outline" $size="small" onClick={() => setAsking(true)}>
            Discard changes
          </Button>
        </Actions>
      </Row>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard the unpublished changes?"
        description={`The changes saved by ${saved} are deleted, with what you have typed since. The post stays as it is without them. This action cannot be undone.`}
        confirmLabel="Discard changes"
        pending={discarding}
        onConfirm={() => void discard().finally(() => setAsking(false))}
      />
    </DraftNotice>
  );
}
