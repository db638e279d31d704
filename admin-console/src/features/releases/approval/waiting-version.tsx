import { Check, X } from 'lucide-react';
import styled from 'styled-components';
import { useGetAdminSessionQuery } from '@site/api-client/admin';
import type { WaitingPromotion } from '@site/api-client/releases';
import { Button, space, VisuallyHidden } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import { NamedTime } from '../../../shared/named-time';
import { Because } from '../because';
import { VersionNotice } from '../version-notice';

interface WaitingVersionProps {
  request: WaitingPromotion;
  onDecide: (kind: 'approve' | 'decline') => void;
}

/** A promotion that waits for a second person, who approves or declines it here. */
export function WaitingVersion({ request, onDecide }: WaitingVersionProps) {
  const { data: session } = useGetAdminSessionQuery();
  const { version, stages, at, who, excludedId, because, createdAt } = request;
  const isOwn = excludedId !== null && excludedId === session?.id;
  const isTooLate = at !== null && hasPassed(at);
  return (
    <VersionNotice $tone="warn">
      <p>
        <strong>{version}</strong> waits for an approval{(stages || at) && ', to go live'}
        {stages && ` in stages (${stages})`}
        {at && ` on ${localDateTime(at)}`}. Asked for by {who}, <NamedTime iso={createdAt} midSentence />
        <Because reason={because} />. {isTooLate && 'Its time has passed: decline it, and request it again.'}
        {isOwn &&
          !isTooLate &&
          'Another admin has to approve it: it was asked for by you, or with a token that you made.'}
      </p>
      <Buttons>
        {!isOwn && !isTooLate && (
          <Button $tone="outline" $size="small" onClick={() => onDecide('approve')}>
            <Check aria-hidden />
            Approve<VisuallyHidden> {version}</VisuallyHidden>
          </Button>
        )}
        <Button $tone="outline" $size="small" onClick={() => onDecide('decline')}>
          <X aria-hidden />
          Decline<VisuallyHidden> {version}</VisuallyHidden>
        </Button>
      </Buttons>
    </VersionNotice>
  );
}

const hasPassed = (at: string): boolean => Date.parse(at) <= Date.now();

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
