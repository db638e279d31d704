import type { ReactNode } from 'react';
import type { AppState } from '@site/api-client/releases';
import { Notice } from '@site/ui';
import { audienceOf } from '../apps';

interface WhatVisitorsGetProps {
  state: AppState;
  /** What is promoted. */
  version: string;
  /** In percent; undefined: everybody gets it. */
  share: number | undefined;
  /** From when on. */
  time: string;
  children: ReactNode;
}

/** Who gets a version, instead of what, and what that means for the canary of another. */
export function WhatVisitorsGet({
  state: { app, live, canary },
  version,
  share,
  time,
  children,
}: WhatVisitorsGetProps) {
  const audience = audienceOf(app);
  return (
    <>
      <p>
        {share ? `${share} % of ${audience.toLowerCase()}` : audience} get version {version} {time}
        {live && `, instead of ${live.version}`}. {children}
      </p>
      {canary && canary.version !== version && (
        <Notice $tone="warn">
          The canary {canary.version} {share ? 'must have ended before' : 'ends with that'}.
        </Notice>
      )}
    </>
  );
}
