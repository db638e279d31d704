type Blocker = (event: PopStateEvent) => void;

let blocker: Blocker | null = null;

/** Installed before the router, since only who listens first can keep a history step from the others. */
export function installHistoryGate(): () => void {
  const handleStep = (event: PopStateEvent) => blocker?.(event);
  window.addEventListener('popstate', handleStep);
  return () => window.removeEventListener('popstate', handleStep);
}

/** Lets one screen see each step of the browser's history before the router does. */
export function blockHistory(next: Blocker): () => void {
  blocker = next;
  return () => {
    if (blocker === next) blocker = null;
  };
}
