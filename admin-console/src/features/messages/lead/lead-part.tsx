import { Suspense } from 'react';
import { lazyPart, Notice, RecoveringBoundary, Skeleton } from '@site/ui';

import type { LeadPanelProps } from './lead-panel';

/** More code than a list of messages needs. */
const LeadPanel = lazyPart(async () => (await import('./lead-panel')).LeadPanel);

/** What the team does about a message. The message itself can be read without it. */
export const LeadPart = (props: LeadPanelProps) => (
  <RecoveringBoundary place={`message ${props.message.id}`} fallback={<Missing />}>
    <Suspense fallback={<Skeleton $height="160px" />}>
      <LeadPanel {...props} />
    </Suspense>
  </RecoveringBoundary>
);

/** Else “Reply” would seem to do nothing. */
const Missing = () => (
  <Notice $tone="bad" role="alert">
    Replies and notes could not be loaded. We try again every few seconds.
  </Notice>
);
