type Blocker = (go: () => void) => void;

let blocker: Blocker | null = null;

/** Lets one screen ask before something other than a link leads away from it. */
export function blockLeaving(next: Blocker): () => void {
  blocker = next;
  return () => {
    if (blocker === next) blocker = null;
  };
}

/** Leaves the screen, unless somebody would lose something there and has to be asked first. */
export function leaveBy(go: () => void): void {
  if (blocker) blocker(go);
  else go();
}

/** Whether somebody would lose something by leaving. */
export const isLeavingBlocked = (): boolean => blocker !== null;
