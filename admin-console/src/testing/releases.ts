import type {
  CheckedVersion,
  LiveVersionDetails,
  ReleaseHistoryEntry,
  ReleaseTokenDetails,
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
