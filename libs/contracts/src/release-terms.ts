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
 * What happens to releases: changes of what is live, and what was planned.
 * `refuse` is of a plan whose time had come, `copy` of a version that was taken to another environment.
 */
export const releaseHistoryKinds = ['promote', 'rollback', 'schedule', 'cancel', 'refuse', 'copy'] as const;
export type ReleaseHistoryKind = (typeof releaseHistoryKinds)[number];

export const releaseHistoryLabels: Record<ReleaseHistoryKind, string> = {
  promote: 'Promoted',
  rollback: 'Rolled back',
  schedule: 'Scheduled',
  cancel: 'Cancelled',
  refuse: 'Refused',
  copy: 'Copied',
};
