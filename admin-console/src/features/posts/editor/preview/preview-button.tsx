import { Eye } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button, QueryState } from '@site/ui';
import { usePart } from '../../../../shared/use-part';
import type { PreviewDialog } from './preview-dialog';

interface PreviewButtonProps {
  postId: number;
  /** Something typed is not saved. */
  unsaved: boolean;
}

/** Leads to the draft as its readers will see it. */
export function PreviewButton({ postId, unsaved }: PreviewButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button $tone="outline" $size="small" onClick={() => setOpen(true)}>
        <Eye aria-hidden />
        Preview
      </Button>
      {open && <PreviewPart postId={postId} unsaved={unsaved} onClose={() => setOpen(false)} />}
    </>
  );
}

const loadDialog = () => import('./preview-dialog');

function PreviewPart(props: ComponentProps<typeof PreviewDialog>) {
  const part = usePart(loadDialog);
  return (
    <QueryState query={part} loading={null} errorText="The preview could not be loaded">
      {(loaded) => <loaded.PreviewDialog {...props} />}
    </QueryState>
  );
}
