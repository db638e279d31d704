import { History } from 'lucide-react';
import { useState } from 'react';
import type { EditablePost } from '@site/api-client/admin';
import { Button, Dialog, QueryState } from '@site/ui';
import { usePart } from '../../../shared/use-part';

interface HistoryButtonProps {
  postId: number;
  /** Something typed is not saved. */
  unsaved: boolean;
  onRestored: (post: EditablePost) => void;
}

/** Opens what was saved of a post so far. */
export function HistoryButton(props: HistoryButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button $tone="outline" $size="small" onClick={() => setOpen(true)}>
        <History aria-hidden />
        History
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="wide"
        title="History"
        description="Every save of this post, the newest first. Any of them can be restored."
      >
        <Panel {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const loadPanel = () => import('./history-panel');

/** Compares texts, which is more code than the editor needs before somebody asks. */
function Panel({ onRestored, onClose, ...props }: HistoryButtonProps & { onClose: () => void }) {
  const part = usePart(loadPanel);
  const handleRestored = (post: EditablePost) => {
    onRestored(post);
    onClose();
  };
  return (
    <QueryState query={part} errorText="The history could not be loaded">
      {({ HistoryPanel }) => <HistoryPanel {...props} onRestored={handleRestored} />}
    </QueryState>
  );
}
