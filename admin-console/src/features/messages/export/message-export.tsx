import { Download } from 'lucide-react';
import { Button } from '@site/ui';
import { ScreenHead } from '../../../shared/screen-head';
import { useMessageView } from '../inbox/use-message-view';
import { ExportProgress } from './export-progress';
import { useExport } from './use-export';

/** Top of the messages screen: what the list below shows can be taken away as a table. */
export function MessageExport() {
  const { view } = useMessageView();
  const { state, start, cancel } = useExport();
  const handleStart = () => void start(view);

  return (
    <>
      <ScreenHead
        title="Messages"
        back={{ href: '/admin', label: 'Back to Dashboard' }}
        actions={
          <Button $tone="outline" $size="small" disabled={state.kind === 'running'} onClick={handleStart}>
            <Download aria-hidden />
            Export CSV
          </Button>
        }
      />
      <ExportProgress state={state} onCancel={cancel} onRetry={handleStart} />
    </>
  );
}
