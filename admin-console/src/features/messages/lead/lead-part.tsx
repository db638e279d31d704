import { Suspense } from 'react';
import type { ContactMessage } from '@site/api-client/admin';
import { lazyPart, RecoveringBoundary, Skeleton } from '@site/ui';

/** More code than a list of messages needs. */
const LeadPanel = lazyPart(async () => (await import('./lead-panel')).LeadPanel);

/** What the team does about a message. The message itself can be read without it. */
export const LeadPart = ({ message }: { message: ContactMessage }) => (
  <RecoveringBoundary place={`message ${message.id}`} fallback={null}>
    <Suspense fallback={<Skeleton $height="160px" />}>
      <LeadPanel message={message} />
    </Suspense>
  </RecoveringBoundary>
);
