type Holder = (event: PopStateEvent) => void;

let holder: Holder | null = null;

/** Installed before the router, since only who listens first can keep a history step from the others. */
export function installHistoryGate(): () => void {
  const handleStep = (event: PopStateEvent) => holder?.(event);
  window.addEventListener('popstate', handleStep);
  return () => window.removeEventListener('popstate', handleStep);
}

/** Lets one screen see each step of the browser's history before the router does. */
export function holdHistory(next: Holder): () => void {
  holder = next;
  return () => {
    if (holder === next) holder = null;
  };
}
