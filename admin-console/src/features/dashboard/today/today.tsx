import { Suspense } from 'react';
import { lazyPart, RecoveringBoundary, Skeleton } from '@site/ui';

const TodayPanel = lazyPart(async () => (await import('./today-panel')).TodayPanel);

/** What is to be done today. The rest of the dashboard does without it. */
export const Today = () => (
  <RecoveringBoundary place="today" fallback={null}>
    <Suspense fallback={<Skeleton $height="180px" />}>
      <TodayPanel />
    </Suspense>
  </RecoveringBoundary>
);
