/** Answers whether it has stopped the step. */
type Blocker = (event: PopStateEvent) => boolean;

/** The innermost last. */
const blockers: Blocker[] = [];

/** Installed before the router, since only who listens first can keep a history step from the others. */
export function installHistoryGate(): () => void {
  // From the inside out: where an inner one lets a step pass, those around it are asked.
  const handleStep = (event: PopStateEvent) => void blockers.findLast((blocks) => blocks(event));
  window.addEventListener('popstate', handleStep);
  return () => window.removeEventListener('popstate', handleStep);
}

/** Lets a screen, or a dialog of it, see each step of the browser's history before the router does. */
export function blockHistory(next: Blocker): () => void {
  blockers.push(next);
  return () => void blockers.splice(blockers.indexOf(next), 1);
}
