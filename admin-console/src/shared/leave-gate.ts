type Blocker = (go: () => void) => void;

/** The innermost last: a dialog may stand in front of a form. */
const blockers: Blocker[] = [];

/** Lets a screen, or a dialog of it, ask before something leads away from it. */
export function blockLeaving(next: Blocker): () => void {
  blockers.push(next);
  return () => void blockers.splice(blockers.indexOf(next), 1);
}

/** Leaves the screen, unless somebody would lose something there and has to be asked first: for each such part, one by one. */
export const leaveBy = (go: () => void): void =>
  blockers.reduce<() => void>((next, blocker) => () => blocker(next), go)();

/** Whether somebody would lose something by leaving. */
export const isLeavingBlocked = (): boolean => blockers.length > 0;
