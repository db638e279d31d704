import { useState } from 'react';
import {
  type AppState,
  type CheckedVersion,
  usePromoteVersionMutation,
  useScheduleVersionMutation,
} from '@site/api-client/releases';
import { Notice, TextField } from '@site/ui';
import { localDateTime } from '../../../shared/local-date';
import { fromLocalInput, timeZoneAt, toLocalInput } from '../../../shared/local-input-time';
import { appLabel } from '../../../shared/app-label';
import { audienceOf } from '../apps';
import { ChangeDialog } from './change-dialog';

interface PromoteDialogProps {
  state: AppState;
  version: CheckedVersion;
  onClose: () => void;
}

/** Makes a version live, at once or at a time. */
export function PromoteDialog({ state, version: { version, isRehearsed }, onClose }: PromoteDialogProps) {
  const { app, revision, live, scheduled } = state;
  const [at, setAt] = useState('');
  const [promote] = usePromoteVersionMutation();
  const [schedule] = useScheduleVersionMutation();
  const handleConfirm = (because: string) => {
    const versionInput = { version, revision, because };
    return at
      ? schedule({ app, versionScheduleInput: { ...versionInput, at } }).unwrap()
      : promote({ app, versionInput }).unwrap();
  };
  const instead = live ? `, instead of ${live.version}` : '';
  return (
    <ChangeDialog
      title={`Make ${version} live?`}
      confirmLabel={at ? 'Schedule' : 'Promote'}
      done={`${appLabel(app)} ${version} ${at ? `goes live on ${localDateTime(at)}` : 'is live'}`}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        {audienceOf(app)} get version {version} {at ? `from ${localDateTime(at)} on` : 'within seconds'}
        {instead}. Pages that are open stay as they are until they are loaded again.
      </p>
      {at && <p>At its time it is checked again. It is refused if another version was made live until then.</p>}
      {!at && scheduled && (
        <Notice $tone="warn">
          Version {scheduled.version} is scheduled for {localDateTime(scheduled.at)}. It will be refused then, because
          this one was made live meanwhile.
        </Notice>
      )}
      {!isRehearsed && (
        <Notice $tone="warn">
          No browser has rehearsed this version: nobody has seen that its pages appear. The history will say so.
        </Notice>
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
