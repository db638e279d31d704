import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { color, lazyPart, RecoveringBoundary, Skeleton, space, type } from '@site/ui';

const LeadSummaryTable = lazyPart(async () => (await import('../lead/lead-summary-table')).LeadSummaryTable);

/** Which pages messages come from, and in which months: read when somebody asks for it. */
export function LeadSources() {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Sources onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <summary>By page and month</summary>
      {wasOpened && (
        <RecoveringBoundary place="leads by page" fallback={null}>
          <Suspense fallback={<Skeleton $height="160px" />}>
            <LeadSummaryTable />
          </Suspense>
        </RecoveringBoundary>
      )}
    </Sources>
  );
}

const Sources = styled.details`
  margin-bottom: ${space[16]};

  & > summary {
    ${type.small}
    width: fit-content;
    padding-block: ${space[4]};
    color: ${color.inkSoft};
    cursor: pointer;
  }
`;
