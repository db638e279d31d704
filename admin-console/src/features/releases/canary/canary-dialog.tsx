import {
  type RunningCanary,
  usePromoteVersionMutation,
  useRollBackVersionMutation,
  useStepCanaryVersionMutation,
} from '@site/api-client/releases';
import type { ReleasedApp } from '@site/federation';
import { appLabel } from '../../../shared/app-label';
import { audienceOf } from '../apps';
import { forApproval, onceApproved } from '../live/approval-words';
import { ChangeDialog } from '../live/change-dialog';
import { useReadState } from '../live/use-read-state';
import type { CanaryTask } from './canary-tasks';

interface CanaryDialogProps {
  app: ReleasedApp;
  revision: number;
  canary: RunningCanary;
  needsApproval: boolean;
  task: CanaryTask;
  onClose: () => void;
}

/** Asks before something is done about a canary, and says what visitors get then. */
export function CanaryDialog({ app, task, onClose, ...current }: CanaryDialogProps) {
  const { read, settle } = useReadState(current);
  const { revision, canary, needsApproval } = read;
  const { version } = canary;
  const [step] = useStepCanaryVersionMutation();
  const [promote] = usePromoteVersionMutation();
  const [rollBack] = useRollBackVersionMutation();
  const handleConfirm = (because: string) => {
    if (task === 'promote') return settle(promote({ app, versionInput: { version, revision, because } }).unwrap());
    if (task === 'withdraw') return settle(rollBack({ app, rollbackInput: { revision, because } }).unwrap());
    return settle(step({ app, canaryStepInput: { step: task, revision, because } }).unwrap());
  };
  const { title, text, label, done } = wordsOf(task, audienceOf(app), canary, needsApproval);
  return (
    <ChangeDialog
      title={title}
      confirmLabel={label}
      done={`${appLabel(app)} ${version} ${done}`}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{text}</p>
    </ChangeDialog>
  );
}

function wordsOf(
  task: CanaryTask,
  audience: string,
  { version, beside, stages, stage }: RunningCanary,
  needsApproval: boolean,
) {
  const [now, next] = [`${stages[stage]?.percent} %`, `${stages[stage + 1]?.percent ?? 100} %`];
  const some = audience.toLowerCase();
  const words: Record<CanaryTask, Record<'title' | 'text' | 'label' | 'done', string>> = {
    advance: {
      title: `Give ${version} to ${next}?`,
      text: `${next} of ${some} get version ${version} within seconds; so far ${now} do. The others keep ${beside}.`,
      label: 'Next stage',
      done: `goes to ${next}`,
    },
    promote: {
      title: `Make ${version} live for everybody?`,
      text: `${audience} get version ${version} ${needsApproval ? onceApproved : 'within seconds'}, all of them, instead of ${beside}. Pages that are open stay as they are until they are loaded again.`,
      label: 'Promote',
      done: needsApproval ? forApproval : 'is live',
    },
    hold: {
      title: `Hold ${version} at ${now}?`,
      text: `${now} of ${some} go on getting version ${version}, and no more, until somebody resumes it. It is still withdrawn if it is worse.`,
      label: 'Hold',
      done: `is held at ${now}`,
    },
    resume: {
      title: `Let ${version} go on?`,
      text: `It goes to its next stage once its time is over, if it is no worse than ${beside}. From then on it goes on in your name.`,
      label: 'Resume',
      done: 'goes on',
    },
    withdraw: {
      title: `Take ${version} back?`,
      text: `${audience} get version ${beside} within seconds, all of them: also those who have ${version} now.`,
      label: 'Roll back',
      done: 'is rolled back',
    },
  };
  return words[task];
}
