/** Apart from the limits of all forms: most front ends know nothing of releases. */
export const releaseLimits = {
  tokenName: 100,
  /** How long a token is valid at most. */
  tokenDays: 366,
  /** How far ahead a version is scheduled at most. */
  scheduleDays: 366,
  app: 50,
  apps: 20,
  rights: 10,
  version: 80,
  contentHash: 100,
  reason: 500,
  /** Of the signed text that a version was rehearsed: some 500 characters, with a long address. */
  attestation: 2000,
  /** Of the address of another environment. */
  environment: 200,
  /** Of a canary; and of the text that says them. */
  stages: 10,
  stagesText: 200,
} as const;
