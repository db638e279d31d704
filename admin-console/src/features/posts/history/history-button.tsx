import { History } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { EditablePost } from '@site/api-client/admin';
import { Button, Dialog } from '@site/ui';
import { partOf } from '../../../shared/part-of';
import { sameScreen } from '../../../shared/same-screen';
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
  const handleRestored = (post: EditablePost) => {
    props.onRestored(post);
    handleOpen(false);
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
        <PanelPart {...props} onRestored={handleRestored} />
      </Dialog>
    </>
  );
}

/** Compares texts, which is more code than the editor needs before somebody asks. */
const PanelPart = partOf(async () => (await import('./history-panel')).HistoryPanel, {
  errorText: 'The history could not be loaded',
});
