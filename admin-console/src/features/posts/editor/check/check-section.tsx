import { useState } from 'react';
import { QueryState } from '@site/ui';
import { usePart } from '../../../../shared/use-part';
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

const loadResults = () => import('./check-results');

function ResultsPart() {
  const part = usePart(loadResults);
  return (
    <QueryState query={part} errorText="The check could not be loaded">
      {({ CheckResults }) => <CheckResults />}
    </QueryState>
  );
}
