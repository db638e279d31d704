import { type AppState, type CheckedVersion, usePromoteVersionMutation } from '@site/api-client/releases';
import type { ReleasedApp } from '@site/federation';
import { Notice } from '@site/ui';
import { appLabels, audiences } from '../apps';
import { ChangeDialog } from './change-dialog';

interface PromoteDialogProps {
  state: AppState;
  version: CheckedVersion;
  onClose: () => void;
}

export function PromoteDialog({ state: { app: name, revision, live }, version, onClose }: PromoteDialogProps) {
  const [promote] = usePromoteVersionMutation();
  const app = name as ReleasedApp;
  const handleConfirm = (because: string) =>
    promote({ app, versionInput: { version: version.version, revision, because } }).unwrap();
  return (
    <ChangeDialog
      title={`Make ${version.version} live?`}
      confirmLabel="Promote"
      done={`${appLabels[app]} ${version.version} is live`}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        {audiences[app]} get version {version.version} within seconds{live && `, instead of ${live.version}`}. Pages
        that are open stay as they are until they are loaded again.
      </p>
      {!version.isRehearsed && (
        <Notice $tone="warn">
          No browser has rehearsed this version: nobody has seen that its pages appear. The history will say so.
        </Notice>
      )}
    </ChangeDialog>
  );
}
