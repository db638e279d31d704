/** What a token may do with the apps that it is for. */
export const releaseRights = ['publish', 'promote', 'promoteWithoutRehearsal', 'rollBack', 'register'] as const;
export type ReleaseRight = (typeof releaseRights)[number];

export const releaseRightLabels: Record<ReleaseRight, string> = {
  publish: 'Publish versions',
  promote: 'Make versions live',
  promoteWithoutRehearsal: 'Make versions live that no browser has rehearsed',
  rollBack: 'Roll back',
  register: 'Register a new app with its first release',
};

/** `skipped`: the version was not run in a real browser where it was released. */
export const rehearsalVerdicts = ['passed', 'skipped'] as const;
export type RehearsalVerdict = (typeof rehearsalVerdicts)[number];

/**
 * What is done to a canary by hand: `hold` keeps its share until `resume`, `advance` goes to the next stage, after the last
 * one to everybody.
 */
export const canarySteps = ['advance', 'hold', 'resume'] as const;
export type CanaryStep = (typeof canarySteps)[number];

/**
 * What happens to releases: changes of what visitors get, and what was planned.
 * `canary` gives a version to a share of the visitors, `withdraw` takes it from them. `refuse` is of a plan whose time had
 * come, `copy` of a version that was taken to another environment. `request` is a promotion that waits for a second
 * person, `delete` a version that nobody could need any more.
 */
// prettier-ignore
export const releaseHistoryKinds = [
  'promote', 'rollback', 'canary', 'withdraw', 'hold', 'resume', 'schedule', 'cancel', 'refuse', 'copy',
  'request', 'approve', 'decline', 'delete',
] as const;
export type ReleaseHistoryKind = (typeof releaseHistoryKinds)[number];

export const releaseHistoryLabels: Record<ReleaseHistoryKind, string> = {
  promote: 'Promoted',
  rollback: 'Rolled back',
  canary: 'Canary',
  withdraw: 'Withdrawn',
  hold: 'Held',
  resume: 'Resumed',
  schedule: 'Scheduled',
  cancel: 'Canceled',
  refuse: 'Refused',
  copy: 'Copied',
  request: 'Asked for',
  approve: 'Approved',
  decline: 'Declined',
  delete: 'Deleted',
};
