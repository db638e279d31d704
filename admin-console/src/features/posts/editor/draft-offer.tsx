import { useState } from 'react';
import styled from 'styled-components';
import type { PostInput } from '@site/contracts';
import { Button, Notice, QueryState, space } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import { usePart } from '../../../shared/use-part';

interface DraftOfferProps {
  /** ISO time. */
  savedAt: string;
  /** The post has been saved since by somebody, or from elsewhere. */
  outdated: boolean;
  /** What would take the place of what. */
  kept: PostInput;
  present: PostInput;
  onRestore: () => void;
  onDiscard: () => void;
}

export function DraftOffer({ savedAt, outdated, kept, present, onRestore, onDiscard }: DraftOfferProps) {
  const [comparing, setComparing] = useState(false);
  return (
    <Offer $tone="warn">
      <Row>
        <p role="status">
          There is unsaved text for this post on this device, from {localDateTime(savedAt)}.
          {outdated && ' The post has been saved since then.'}
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
      {comparing && <Comparison kept={kept} present={present} />}
    </Offer>
  );
}

const loadDifferences = () => import('../history/field-differences');

/** What restoring would change. Comparing texts is more code than the editor needs before somebody asks. */
function Comparison({ kept, present }: Pick<DraftOfferProps, 'kept' | 'present'>) {
  const part = usePart(loadDifferences);
  return (
    <Differences role="region" aria-label="What restoring would change" tabIndex={0}>
      <QueryState query={part} errorText="The difference could not be loaded">
        {({ FieldDifferences }) => <FieldDifferences before={present} after={kept} />}
      </QueryState>
    </Differences>
  );
}

const Offer = styled(Notice)`
  display: grid;
  gap: ${space[8]};
  margin-bottom: ${space[16]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
`;

const Differences = styled.div`
  display: grid;
  gap: ${space[16]};
  max-height: 40vh;
  overflow-y: auto;
`;

/** Says that a draft was put back without a question. */
export const DraftBack = styled(Notice)`
  margin-bottom: ${space[16]};
`;
