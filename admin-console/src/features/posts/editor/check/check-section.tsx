import { useState } from 'react';
import { partOf } from '../../../../shared/part-of';
import { MarginSection } from '../margin-section';

/** What to look at before the post is published; nothing of it keeps anybody from publishing. */
export function CheckSection() {
  const [open, setOpen] = useState(false);
  return (
    <MarginSection open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Check before publishing</summary>
      {open && <ResultsPart />}
    </MarginSection>
  );
}

const ResultsPart = partOf(async () => (await import('./check-results')).CheckResults, {
  errorText: 'The check could not be loaded',
});
