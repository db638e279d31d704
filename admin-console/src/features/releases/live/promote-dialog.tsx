import { useState } from 'react';
import {
  type AppState,
  type CheckedVersion,
  type PromotionAnswer as PromotionResult,
  type ScheduleResult,
  usePromoteVersionMutation,
  useScheduleVersionMutation,
} from '@site/api-client/releases';
import { readStages, releaseLimits } from '@site/contracts';
import { Notice, TextField } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import { fromLocalInput, timeZoneAt, toLocalInput } from '../../../shared/local-input-time';
import { appLabel } from '../../../shared/app-label';
import { forApproval, onceApproved } from './approval-words';
import { ChangeDialog } from './change-dialog';
import { useReadState } from './use-read-state';
import { WhatVisitorsGet } from './what-visitors-get';

interface PromoteDialogProps {
  state: AppState;
  version: CheckedVersion;
  onClose: () => void;
}

/** Makes a version live, at once or at a time, for everybody or in stages. */
export function PromoteDialog({ state, version: { version, isRehearsed }, onClose }: PromoteDialogProps) {
  const { read, settle } = useReadState(state);
  const { app, revision, live } = read;
  const [at, setAt] = useState('');
  const [stages, setStages] = useState('');
  const [promote] = usePromoteVersionMutation();
  const [schedule] = useScheduleVersionMutation();
  const handleConfirm = (because: string): Promise<PromotionResult | ScheduleResult> => {
    const versionInput = { version, revision, because, stages: stages || undefined };
    const call = at
      ? schedule({ app, versionScheduleInput: { ...versionInput, at } }).unwrap()
      : promote({ app, versionInput }).unwrap();
    return settle<PromotionResult | ScheduleResult>(call);
  };
  return (
    <ChangeDialog
      title={`Make ${version} live?`}
      confirmLabel={at ? 'Schedule' : 'Promote'}
      done={(answer) => `${appLabel(app)} ${version} ${outcomeOf(answer, at, stages)}`}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Outcome state={read} version={version} at={at} stages={stages} />
      {!isRehearsed && (
        <Notice $tone="warn">
          No browser has rehearsed this version: nobody has seen that its pages appear. The history will say so.
        </Notice>
      )}
      {live && (
        <TextField
          label="In stages"
          optional
          hint="Empty: everybody at once. Such as 5%/10m,25%/1h,100%, or 10% until somebody changes it."
          autoComplete="off"
          maxLength={releaseLimits.stagesText}
          value={stages}
          onChange={(event) => setStages(event.target.value)}
        />
      )}
      <TextField
        type="datetime-local"
        label="Go live at"
        optional
        hint={`Empty: at once. ${timeZoneAt(at)}`}
        value={toLocalInput(at)}
        onChange={(event) => setAt(fromLocalInput(event.target.value))}
      />
    </ChangeDialog>
  );
}

/** What has become of it: where a second person has to approve it, it waits. */
function outcomeOf(result: PromotionResult | ScheduleResult, at: string, stages: string): string {
  if ('request' in result) return forApproval;
  if (at) return `goes live on ${localDateTime(at)}`;
  return stages ? 'is a canary' : 'is live';
}

function timeOf(at: string, needsApproval: boolean): string {
  if (at) return `from ${localDateTime(at)} on${needsApproval ? ', if another admin approves it before' : ''}`;
  return needsApproval ? onceApproved : 'within seconds';
}

interface OutcomeProps {
  state: AppState;
  version: string;
  at: string;
  stages: string;
}

/** What visitors will get. */
function Outcome({ state, version, at, stages }: OutcomeProps) {
  const { live, scheduled, needsApproval } = state;
  const share = readStages(stages)?.[0]?.percent;
  return (
    <>
      <WhatVisitorsGet state={state} version={version} share={share} time={timeOf(at, needsApproval)}>
        Pages that are open stay as they are until they are loaded again.
      </WhatVisitorsGet>
      {share && <p>It is compared with {live?.version}, and withdrawn automatically if it performs worse.</p>}
      {at ? (
        <p>At its time it is checked again, and refused if another version went live or became a canary before.</p>
      ) : (
        scheduled &&
        (!share || scheduled.stages || scheduled.version !== version) && (
          <Notice $tone="warn">
            {scheduled.version} is scheduled for {localDateTime(scheduled.at)}, and refused then because of this one.
          </Notice>
        )
      )}
    </>
  );
}
