import styled from 'styled-components';
import { Button, Notice, space } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';

interface DraftOfferProps {
  /** ISO time. */
  savedAt: string;
  /** The post has been saved since by somebody, or from elsewhere. */
  outdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

export const DraftOffer = ({ savedAt, outdated, onRestore, onDiscard }: DraftOfferProps) => (
  <Offer $tone="warn" role="status">
    <p>
      This device kept unsaved text of this post from {localDateTime(savedAt)}.
      {outdated && ' It is older than what is saved: the post was changed after it was opened for that text.'}
    </p>
    <div>
      <Button $size="small" onClick={onRestore}>
        Restore it
      </Button>
      <Button $tone="quiet" $size="small" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  </Offer>
);

const Offer = styled(Notice)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  margin-bottom: ${space[16]};
`;

/** Says that a draft was put back without a question. */
export const DraftBack = styled(Notice)`
  margin-bottom: ${space[16]};
`;
