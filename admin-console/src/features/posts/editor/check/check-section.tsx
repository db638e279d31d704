import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { partOf } from '../../../../shared/part-of';
import { MarginSection } from '../margin-section';

/** What to look at before the post is published; nothing of it keeps anybody from publishing. */
export function CheckSection() {
  const [open, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const isTarget = hash === '#check';
  const [opened, setOpened] = useState('');
  if (isTarget && opened !== key) {
    setOpened(key);
    setOpen(true);
  }
  useEffect(() => {
    if (isTarget) summary.current?.focus();
  }, [isTarget, key]);
  return (
    <MarginSection open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary}>Check before publishing</summary>
      {open && <ResultsPart />}
    </MarginSection>
  );
}

const ResultsPart = partOf(async () => (await import('./check-results')).CheckResults, {
  errorText: 'The check could not be loaded',
});
