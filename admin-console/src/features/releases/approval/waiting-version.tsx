import { Check, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useGetAdminSessionQuery } from '@site/api-client/admin';
import type { WaitingPromotion } from '@site/api-client/releases';
import type { ReleasedApp } from '@site/federation';
import { Button, Notice, space, VisuallyHidden } from '@site/ui';
import { NamedTime } from '../../../shared/named-time';
import { partOf } from '../../../shared/part-of';

const DialogPart = partOf(async () => (await import('../live/change-dialogs')).ApprovalDialog, {
  loading: null,
  errorText: 'The dialog could not be shown',
});

interface WaitingVersionProps {
  app: ReleasedApp;
  request: WaitingPromotion;
  /** The version that is live. */
  live: string | null;
}

/** A promotion that waits for a second person, who approves or declines it here. */
export function WaitingVersion({ app, request, live }: WaitingVersionProps) {
  const [task, setTask] = useState<'approve' | 'decline' | null>(null);
  const { data: session } = useGetAdminSessionQuery();
  const { version, stages, who, excludedId, because, createdAt } = request;
  const isOwn = excludedId !== null && excludedId === session?.id;
  return (
    <Row $tone="warn">
      <p>
        <strong>{version}</strong> waits for an approval{stages && `, to go live in stages (${stages})`}. Asked for by{' '}
        {who}, <NamedTime iso={createdAt} midSentence />
        {because && (
          <>
            : <span dir="auto">{because}</span>
          </>
        )}
        . {isOwn && 'Another admin has to approve it: it was asked for by you, or with a token that you made.'}
      </p>
      <Buttons>
        {!isOwn && (
          <Button $tone="outline" $size="small" onClick={() => setTask('approve')}>
            <Check aria-hidden />
            Approve<VisuallyHidden> {version}</VisuallyHidden>
          </Button>
        )}
        <Button $tone="outline" $size="small" onClick={() => setTask('decline')}>
          <X aria-hidden />
          Decline<VisuallyHidden> {version}</VisuallyHidden>
        </Button>
      </Buttons>
      {task && <DialogPart app={app} request={request} live={live} task={task} onClose={() => setTask(null)} />}
    </Row>
  );
}

const Row = styled(Notice)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  margin: 0 ${space[16]} ${space[16]};
  overflow-wrap: anywhere;

  & > p {
    flex: 1 1 240px;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
