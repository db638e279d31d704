import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { AppState, CheckedVersion, WaitingPromotion } from '@site/api-client/releases';
import { Button, space, VisuallyHidden } from '@site/ui';
import { Panel } from '../../../shared/panel';
import { appLabel } from '../../../shared/app-label';
import { theApp } from '../apps';
import type { useReleaseView } from '../use-release-view';
import { LiveFacts } from './live-facts';
import { PlannedVersion } from './planned-version';
import { ServersBehind } from './servers-behind';
import { VersionList } from './version-list';
import { dialogOptions, partOf } from '../../../shared/part-of';

/** A promotion that waits for a second person, loaded while one does. */
const WaitingVersionPart = partOf(async () => (await import('../approval/waiting-version')).WaitingVersion, {
  errorText: 'What waits for an approval could not be shown',
});

/** A canary beside what is live, loaded while one runs. */
const CanaryPart = partOf(async () => (await import('../canary/canary-panel')).CanaryPanel, {
  errorText: 'The canary could not be shown',
});

const PromotePart = partOf(async () => (await import('./change-dialogs')).PromoteDialog, dialogOptions);
const PreviewPart = partOf(async () => (await import('./version-preview-dialog')).VersionPreviewDialog, dialogOptions);
const ApprovalPart = partOf(async () => (await import('./change-dialogs')).ApprovalDialog, dialogOptions);
const RollBackPart = partOf(async () => (await import('./change-dialogs')).RollBackDialog, dialogOptions);

interface AppPanelProps extends Pick<ReturnType<typeof useReleaseView>, 'view' | 'hrefOf'> {
  state: AppState;
}

type Task =
  | { kind: 'promote' | 'preview'; version: CheckedVersion }
  | { kind: 'roll back' }
  // As they were read: somebody else may settle the request meanwhile, and another may wait in its place.
  | { kind: 'approve' | 'decline'; state: AppState; request: WaitingPromotion };

/** An app: what is live of it, and what could be. */
export function AppPanel({ state, view, hrefOf }: AppPanelProps) {
  const [task, setTask] = useState<Task | null>(null);
  const { app, request } = state;
  const live = state.live?.version ?? null;
  const handleClose = () => setTask(null);
  return (
    <Panel
      title={appLabel(app)}
      action={
        // Its own buttons roll a canary back: what is live comes after that.
        state.live &&
        !state.canary && (
          <Button $tone="outline" $size="small" onClick={() => setTask({ kind: 'roll back' })}>
            <Undo2 aria-hidden />
            Roll back<VisuallyHidden> {theApp(app)}</VisuallyHidden>
          </Button>
        )
      }
    >
      <Room>
        <LiveFacts state={state} />
      </Room>
      {state.serving && <ServersBehind serving={state.serving} />}
      {state.scheduled && <PlannedVersion key={state.scheduled.id} app={app} planned={state.scheduled} />}
      {request && <WaitingVersionPart request={request} onDecide={(kind) => setTask({ kind, state, request })} />}
      {state.canary && <CanaryPart state={state} canary={state.canary} />}
      <VersionList
        app={app}
        live={live}
        canary={state.canary?.version ?? null}
        page={view.pageOf(app)}
        hrefOf={(page) => hrefOf(app, page)}
        onPromote={(version) => setTask({ kind: 'promote', version })}
        onPreview={(version) => setTask({ kind: 'preview', version })}
      />
      {task?.kind === 'promote' && <PromotePart state={state} version={task.version} onClose={handleClose} />}
      {task?.kind === 'preview' && <PreviewPart app={app} version={task.version.version} onClose={handleClose} />}
      {(task?.kind === 'approve' || task?.kind === 'decline') && (
        <ApprovalPart state={task.state} request={task.request} task={task.kind} onClose={handleClose} />
      )}
      {task?.kind === 'roll back' && <RollBackPart state={state} onClose={handleClose} />}
    </Panel>
  );
}

const Room = styled.div`
  padding: ${space[4]} ${space[16]} ${space[16]};
`;
