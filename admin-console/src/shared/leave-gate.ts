type Holder = (go: () => void) => void;

let holder: Holder | null = null;

/** Lets one screen ask before something other than a link leads away from it. */
export function holdLeaving(next: Holder): () => void {
  holder = next;
  return () => {
    if (holder === next) holder = null;
  };
}

/** Leaves the screen, unless somebody would lose something there and has to be asked first. */
export function leaveBy(go: () => void): void {
  if (holder) holder(go);
  else go();
}

/** Whether somebody would lose something by leaving. */
export const isLeavingHeld = (): boolean => holder !== null;
