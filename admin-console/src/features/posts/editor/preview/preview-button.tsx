import { Eye } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button, lazyPart } from '@site/ui';

const PreviewDialog = lazyPart(async () => (await import('./preview-dialog')).PreviewDialog);

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
      {open && (
        <Suspense>
          <PreviewDialog postId={postId} unsaved={unsaved} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
