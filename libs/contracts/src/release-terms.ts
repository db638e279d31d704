/** What a token may do with the apps that it is for. */
export const releaseRights = ['publish', 'promote', 'promoteWithoutRehearsal', 'rollBack'] as const;
export type ReleaseRight = (typeof releaseRights)[number];

export const releaseRightLabels: Record<ReleaseRight, string> = {
  publish: 'Publish versions',
  promote: 'Make versions live',
  promoteWithoutRehearsal: 'Make versions live that no browser has rehearsed',
  rollBack: 'Roll back',
};

/** `skipped`: the version was not run in a real browser where it was released. */
export const rehearsalVerdicts = ['passed', 'skipped'] as const;
export type RehearsalVerdict = (typeof rehearsalVerdicts)[number];

/** What changes what is live. */
export const releaseChangeKinds = ['promote', 'rollback'] as const;
export type ReleaseChangeKind = (typeof releaseChangeKinds)[number];

export const releaseChangeLabels: Record<ReleaseChangeKind, string> = {
  promote: 'Promoted',
  rollback: 'Rolled back',
};
