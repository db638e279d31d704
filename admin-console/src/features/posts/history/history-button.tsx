import { History } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { EditablePost } from '@site/api-client/admin';
import { Button, Dialog, QueryState } from '@site/ui';
import { sameScreen } from '../../../shared/same-screen';
import { usePart } from '../../../shared/use-part';
import { wantsHistory, withoutHistory } from './history-address';

interface HistoryButtonProps {
  postId: number;
  /** Something typed is not saved. */
  unsaved: boolean;
  /** Visitors read the post. */
  live: boolean;
  onRestored: (post: EditablePost) => void;
}

/** Opens what was saved of a post so far, at once where the address asks for it. */
export function HistoryButton(props: HistoryButtonProps) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const [open, setOpen] = useState(() => wantsHistory(params));
  const handleOpen = (wanted: boolean) => {
    setOpen(wanted);
    // Loading the page again leads to what is shown then.
    if (!wanted && wantsHistory(params)) {
      setParams(withoutHistory(params), { replace: true, state: { ...state, ...sameScreen } });
    }
  };
  return (
    <>
      <Button $tone="outline" $size="small" onClick={() => setOpen(true)}>
        <History aria-hidden />
        History
      </Button>
      <Dialog
        open={open}
        onOpenChange={handleOpen}
        size="wide"
        title="History"
        description="Every save of this post, the newest first. Any of them can be restored."
      >
        <Panel {...props} onClose={() => handleOpen(false)} />
      </Dialog>
    </>
  );
}

const loadPanel = () => import('./history-panel');

/** Compares texts, which is more code than the editor needs before somebody asks. */
function Panel({ onRestored, onClose, ...props }: HistoryButtonProps & { onClose: () => void }) {
  const part = usePart(loadPanel, 'The history could not be loaded');
  const handleRestored = (post: EditablePost) => {
    onRestored(post);
    onClose();
  };
  return (
    <QueryState {...part}>{({ HistoryPanel }) => <HistoryPanel {...props} onRestored={handleRestored} />}</QueryState>
  );
}
