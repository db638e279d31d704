import type {
  CanaryComparison,
  CheckedVersion,
  LiveVersionDetails,
  ReleaseHistoryEntry,
  ReleaseTokenDetails,
  RunningCanary,
} from '@site/api-client/releases';

const at = '2026-03-01T09:00:00.000Z';

export const aVersion = (facts: Partial<CheckedVersion> = {}): CheckedVersion => ({
  app: 'public-site',
  version: 'v1',
  commit: 'c0ffee1234567890+',
  builtAt: at,
  publishedAt: at,
  publishedBy: 'pipeline (token)',
  bytes: 1.5 * 1024 * 1024,
  rehearsal: 'passed',
  rehearsedBy: null,
  isRehearsed: true,
  refusals: [],
  ...facts,
});

export const aLiveVersion = (facts: Partial<LiveVersionDetails> = {}): LiveVersionDetails => ({
  version: 'v1',
  revision: 7,
  kind: 'promote',
  at,
  who: 'pipeline (token)',
  because: 'the new form',
  rehearsal: 'passed',
  commit: 'c0ffee1234567890+',
  builtAt: at,
  ...facts,
});

export const aHistoryEntry = (facts: Partial<ReleaseHistoryEntry> = {}): ReleaseHistoryEntry => ({
  id: 'change-7',
  app: 'public-site',
  at,
  kind: 'promote',
  from: 'v0',
  percent: null,
  version: 'v1',
  plannedFor: null,
  environment: null,
  who: 'pipeline (token)',
  because: 'the new form',
  rehearsal: 'passed',
  ...facts,
});

export const aReleaseToken = (facts: Partial<ReleaseTokenDetails> = {}): ReleaseTokenDetails => ({
  id: 't1',
  name: 'pipeline',
  apps: ['public-site'],
  rights: ['publish'],
  createdAt: at,
  createdByName: 'ada',
  expiresAt: '2999-01-01T00:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  ...facts,
});

export const aCanary = (facts: Partial<RunningCanary> = {}): RunningCanary => ({
  version: 'v2',
  beside: 'v1',
  stages: [
    { percent: 5, minutes: 10 },
    { percent: 25, minutes: 60 },
    { percent: 100, minutes: null },
  ],
  stage: 0,
  startedAt: at,
  stageSince: at,
  nextAt: '2999-03-01T09:10:00.000Z',
  heldBy: null,
  waitsSince: null,
  who: 'bob',
  because: 'the new form',
  outcome: 'tooFew',
  figures: 'too few views to tell: 12 of the canary, 100 are needed',
  ...facts,
});

export const aComparison = (): CanaryComparison => {
  const [canary, live] = [
    { views: 12, errors: 1, lcp: 1_800, inp: null, lcpValues: 3, inpValues: 0 },
    { views: 200, errors: 0, lcp: 1_500, inp: 90, lcpValues: 180, inpValues: 1 },
  ];
  const before = { canary: { ...canary, views: 600 }, live: { ...live, views: 600 } };
  return {
    ...{ version: 'v2', beside: 'v1', shells: 2, valuesNeeded: 50, canary, live },
    points: [
      { at, minutes: 6, ...before },
      { at: '2026-03-01T09:06:00.000Z', minutes: 6, canary: { ...canary, views: 300 }, live: { ...live, views: 30 } },
    ],
  };
};
