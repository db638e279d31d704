import { useState } from 'react';
import styled from 'styled-components';
import type { PostInput } from '@site/contracts';
import { Button, Notice, space } from '@site/ui';
import { localDateTime } from '../../../../shared/local-date';
import { partOf } from '../../../../shared/part-of';

interface DraftOfferProps {
  /** ISO time. */
  savedAt: string;
  /** Another device or browser kept it. */
  isElsewhere: boolean;
  /** The post has been saved since by somebody, or from elsewhere. */
  outdated: boolean;
  /** What would take the place of what. */
  stored: PostInput;
  present: PostInput;
  onRestore: () => void;
  onDiscard: () => void;
}

export function DraftOffer({ savedAt, isElsewhere, outdated, stored, present, onRestore, onDiscard }: DraftOfferProps) {
  const [comparing, setComparing] = useState(false);
  return (
    <DraftNotice $tone="warn">
      <Row>
        <p role="status">
          There is unsaved text for this post {isElsewhere ? 'from another device or browser' : 'on this device'}, from{' '}
          {localDateTime(savedAt)}.{outdated && ' The post has been saved since then.'}
        </p>
        <Actions>
          <Button $tone="quiet" $size="small" aria-expanded={comparing} onClick={() => setComparing(!comparing)}>
            {comparing ? 'Hide the difference' : 'Show the difference'}
          </Button>
          <Button $tone="outline" $size="small" onClick={onRestore}>
            Restore it
          </Button>
          <Button $tone="quiet" $size="small" onClick={onDiscard}>
            Discard it
          </Button>
        </Actions>
      </Row>
      {comparing && <Comparison stored={stored} present={present} />}
    </DraftNotice>
  );
}

/** Comparing texts is more code than the editor needs before somebody asks. */
const Comparison = partOf(async () => (await import('./draft-differences')).DraftDifferences, {
  errorText: 'The difference could not be loaded',
});

export const DraftNotice = styled(Notice)`
  display: grid;
  gap: ${space[8]};
  margin-bottom: ${space[16]};
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
`;
