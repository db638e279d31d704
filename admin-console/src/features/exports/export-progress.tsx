import styled from 'styled-components';
import { Button, color, ErrorState, space, VisuallyHidden } from '@site/ui';
import type { FetchProgress } from './fetch-file';
import type { ExportState } from './use-export';

interface ExportProgressProps {
  state: Exclude<ExportState, { kind: 'idle' }>;
  /** What one row of the file is. */
  noun: string;
  onCancel: () => void;
  onRetry: () => void;
}

/** How far an export is, or where it stopped. */
export function ExportProgress({ state, noun, onCancel, onRetry }: ExportProgressProps) {
  if (state.kind === 'failed') {
    return (
      <Place>
        <ErrorState text={failureOf(state, noun)} onRetry={onRetry} />
      </Place>
    );
  }
  const { rows, total } = state;
  return (
    <Place>
      <Row>
        {/* Screen readers hear that it began; its end is told by the notification, the way there by the bar. */}
        <VisuallyHidden role="status">Exporting {noun}s</VisuallyHidden>
        <label htmlFor="export-progress">
          {total === 0
            ? 'Preparing the file...'
            : `Exported ${rows.toLocaleString()} of ${total.toLocaleString()} ${noun}s`}
        </label>
        <Button $tone="outline" $size="small" onClick={onCancel}>
          Cancel
        </Button>
        <progress id="export-progress" max={Math.max(total, 1)} value={rows} />
      </Row>
    </Place>
  );
}

const failureOf = ({ rows, total }: FetchProgress, noun: string): string =>
  total === 0
    ? `Failed to export the ${noun}s`
    : `The export stopped after ${rows.toLocaleString()} of ${total.toLocaleString()} ${noun}s. No file was saved.`;

const Place = styled.div`
  margin-bottom: ${space[16]};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.line};
  background: ${color.card};

  progress {
    grid-column: 1 / -1;
    width: 100%;
    height: ${space[8]};
    appearance: none;
    border: 1px solid ${color.inkSoft};
    background: ${color.paper};
  }

  progress::-webkit-progress-bar {
    background: ${color.paper};
  }

  progress::-webkit-progress-value {
    background: ${color.blue};
  }

  progress::-moz-progress-bar {
    background: ${color.blue};
  }
`;
