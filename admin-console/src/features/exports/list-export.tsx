import { Download } from 'lucide-react';
import { Button } from '@site/ui';
import { FocusFallback } from '../../shared/focus-fallback';
import { partOf } from '../../shared/part-of';
import { ScreenHead } from '../../shared/screen-head';
import { useExport } from './use-export';

const ProgressPart = partOf(async () => (await import('./export-progress')).ExportProgress, {
  loading: null,
  errorText: 'How far the export is could not be shown',
});

interface ListExportProps {
  title: string;
  /** What one row of the list is. */
  noun: string;
  /** Where the API has the list as a CSV file. */
  address: string;
}

/** Top of a screen whose list can be taken away as a table. */
export function ListExport({ title, noun, address }: ListExportProps) {
  const { state, start, cancel } = useExport(address, noun);
  const handleStart = () => void start();

  return (
    <FocusFallback label={title}>
      <ScreenHead
        title={title}
        back={{ href: '/admin', label: 'Back to Dashboard' }}
        actions={
          <Button $tone="outline" $size="small" $waiting={state.kind === 'running'} onClick={handleStart}>
            <Download aria-hidden />
            Export CSV
          </Button>
        }
      />
      {state.kind !== 'idle' && <ProgressPart state={state} noun={noun} onCancel={cancel} onRetry={handleStart} />}
    </FocusFallback>
  );
}
