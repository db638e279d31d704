import { useEffect, useState } from 'react';
import {
  type AppState,
  type RollbackTarget,
  useGetRollbackTargetQuery,
  useRollBackVersionMutation,
} from '@site/api-client/releases';
import { Notice, QueryState } from '@site/ui';
import { appLabel } from '../../../shared/app-label';
import { audienceOf, theApp } from '../apps';
import { ChangeDialog } from './change-dialog';
import { useReadState } from './use-read-state';

interface RollBackDialogProps {
  state: AppState;
  onClose: () => void;
}

export function RollBackDialog({ state, onClose }: RollBackDialogProps) {
  const { read, settle } = useReadState(state);
  const { app, revision, canary } = read;
  const query = useGetRollbackTargetQuery(app);
  const [rollBack] = useRollBackVersionMutation();
  const { refetch } = query;
  // What a rollback leads to is another version once something else is live: nobody confirms the former one meanwhile.
  const [answeredFor, setAnsweredFor] = useState<number>();
  useEffect(() => void refetch().then(() => setAnsweredFor(revision)), [refetch, revision]);
  const target = query.data?.version ?? null;
  const handleConfirm = (because: string) => settle(rollBack({ app, rollbackInput: { revision, because } }).unwrap());
  return (
    <ChangeDialog
      title={`Roll ${theApp(app)} back?`}
      confirmLabel="Roll back"
      blocked={target === null || canary !== null}
      waiting={query.isFetching || answeredFor !== revision}
      done={`${appLabel(app)} is rolled back to ${target ?? 'the version before'}`}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <QueryState query={query} errorText="Failed to find out which version was live before">
        {(answer) => <Outcome state={read} target={answer} />}
      </QueryState>
    </ChangeDialog>
  );
}

/** What visitors will get. */
function Outcome({ state: { app, live, canary }, target }: { state: AppState; target: RollbackTarget }) {
  const { version, refusals } = target;
  if (canary)
    return <p>{canary.version} is a canary now: its own buttons roll it back. What is live comes after that.</p>;
  return (
    <>
      {version ? (
        <p>
          {audienceOf(app)} get version {version} again within seconds, instead of {live?.version}, which stays in the
          list, and can be promoted again.
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
  );
}
