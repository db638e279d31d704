import { Check, X } from 'lucide-react';
import styled from 'styled-components';
import { useGetAdminSessionQuery } from '@site/api-client/admin';
import type { WaitingPromotion } from '@site/api-client/releases';
import { Button, Notice, space, VisuallyHidden } from '@site/ui';
import { NamedTime } from '../../../shared/named-time';

interface WaitingVersionProps {
  request: WaitingPromotion;
  onAsk: (kind: 'approve' | 'decline') => void;
}

/** A promotion that waits for a second person, who approves or declines it here. */
export function WaitingVersion({ request, onAsk }: WaitingVersionProps) {
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
          <Button $tone="outline" $size="small" onClick={() => onAsk('approve')}>
            <Check aria-hidden />
            Approve<VisuallyHidden> {version}</VisuallyHidden>
          </Button>
        )}
        <Button $tone="outline" $size="small" onClick={() => onAsk('decline')}>
          <X aria-hidden />
          Decline<VisuallyHidden> {version}</VisuallyHidden>
        </Button>
      </Buttons>
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
