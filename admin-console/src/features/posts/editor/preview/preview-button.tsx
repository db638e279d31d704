import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@site/ui';
import { partOf } from '../../../../shared/part-of';

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

const PreviewPart = partOf(async () => (await import('./preview-dialog')).PreviewDialog, {
  loading: null,
  errorText: 'The preview could not be loaded',
});
