import { ChevronsRight, Pause, Play, Rocket, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { type AppState, type RunningCanary, useGetCanaryFiguresQuery } from '@site/api-client/releases';
import { Badge, Button, color, Heading, QueryState, space, type } from '@site/ui';
import { NamedTime } from '../../../shared/named-time';
import { dialogOptions, partOf } from '../../../shared/part-of';
import { audienceOf } from '../apps';
import { Because } from '../because';
import { followed } from '../followed';
import { ComparisonCharts } from './comparison-charts';
import { ComparisonTable } from './comparison-table';
import type { CanaryTask } from './canary-tasks';
import { stateOf } from './canary-words';
import { Stages } from './stages';

const DialogPart = partOf(async () => (await import('../live/change-dialogs')).CanaryDialog, dialogOptions);

interface CanaryPanelProps {
  state: AppState;
  canary: RunningCanary;
}

/** A version that a share of the visitors gets: beside what is live, and what may be done about it. */
export function CanaryPanel({ state, canary }: CanaryPanelProps) {
  const { app, revision, needsApproval } = state;
  const [task, setTask] = useState<CanaryTask | null>(null);
  const query = useGetCanaryFiguresQuery(app, followed);
  const { version, beside, stages, stage, startedAt, who, because, heldBy, outcome } = canary;
  const next = stages[stage + 1]?.percent ?? 100;
  return (
    <Room aria-label={`Canary ${version}`}>
      <Head>
        <Heading as="h3" $size="minor">
          Canary {version}
        </Heading>
        <Badge $tone={tones[outcome]}>{verdicts[outcome]}</Badge>
      </Head>
      <p>
        {stages[stage]?.percent} % of {audienceOf(app).toLowerCase()} get it instead of {beside}. Begun{' '}
        <NamedTime iso={startedAt} midSentence /> by {who}
        <Because reason={because} />
      </p>
      <Stages stages={stages} stage={stage} />
      <p>{stateOf(canary)}</p>
      <Buttons>
        {next < 100 && <Step icon={ChevronsRight} label="Next stage" onClick={() => setTask('advance')} />}
        <Step icon={Rocket} label="Promote to everybody" onClick={() => setTask('promote')} />
        {heldBy ? (
          <Step icon={Play} label="Resume" onClick={() => setTask('resume')} />
        ) : (
          <Step icon={Pause} label="Hold" onClick={() => setTask('hold')} />
        )}
        <Step icon={Undo2} label="Roll back the canary" onClick={() => setTask('withdraw')} />
      </Buttons>
      <QueryState query={query} errorText="Failed to fetch what visitors’ browsers have told">
        {({ comparison }) =>
          comparison && (
            <>
              <ComparisonTable comparison={comparison} />
              <ComparisonCharts comparison={comparison} />
            </>
          )
        }
      </QueryState>
      {task && <DialogPart {...{ app, revision, canary, needsApproval, task }} onClose={() => setTask(null)} />}
    </Room>
  );
}

const tones = { worse: 'bad', noWorse: 'good', tooFew: 'outline' } as const;
const verdicts = { worse: 'Worse', noWorse: 'No worse', tooFew: 'Too few views' };

interface StepProps {
  icon: typeof Pause;
  label: string;
  onClick: () => void;
}

const Step = ({ icon: Icon, label, onClick }: StepProps) => (
  <Button $tone="outline" $size="small" onClick={onClick}>
    <Icon aria-hidden />
    {label}
  </Button>
);

const Room = styled.section`
  ${type.dense}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  margin: 0 ${space[16]} ${space[16]};
  padding: ${space[16]};
  border: 1px solid ${color.line};
  overflow-wrap: anywhere;

  p {
    max-width: 60em;
    margin: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
