import { type AppState, useGetRollbackTargetQuery, useRollBackVersionMutation } from '@site/api-client/releases';
import type { ReleasedApp } from '@site/federation';
import { Notice, QueryState } from '@site/ui';
import { appLabels, audiences } from '../apps';
import { ChangeDialog } from './change-dialog';

interface RollBackDialogProps {
  state: AppState;
  onClose: () => void;
}

export function RollBackDialog({ state: { app: name, revision, live }, onClose }: RollBackDialogProps) {
  const app = name as ReleasedApp;
  const query = useGetRollbackTargetQuery(app, { refetchOnMountOrArgChange: true });
  const [rollBack] = useRollBackVersionMutation();
  const target = query.data?.version ?? null;
  const handleConfirm = (because: string) => rollBack({ app, rollbackInput: { revision, because } }).unwrap();
  return (
    <ChangeDialog
      title={`Roll the ${appLabels[app].toLowerCase()} back?`}
      confirmLabel="Roll back"
      blocked={target === null}
      done={`${appLabels[app]} is rolled back to ${target ?? 'the version before'}`}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <QueryState query={query} errorText="Failed to find out which version was live before">
        {({ version, refusals }) => (
          <>
            {version ? (
              <p>
                {audiences[app]} get version {version} again within seconds, instead of {live?.version}, which stays in
                the list, and can be promoted again.
              </p>
            ) : (
              <p>There is no earlier version to go back to.</p>
            )}
            {refusals.length > 0 && (
              <Notice $tone="warn">
                {refusals.map((refusal) => (
                  <p key={refusal}>{refusal}</p>
                ))}
              </Notice>
            )}
          </>
        )}
      </QueryState>
    </ChangeDialog>
  );
}
