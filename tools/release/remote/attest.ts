import path from 'node:path';
import type { ReleasedApp } from '@site/federation';
import { filesDigest, publicKeyOf, signAttestation } from '@site/releases';
import { rehearsalKey } from '../rehearsal-key';
import { manifestOf } from './publish';
import type { Rehearsed } from './release-client';

interface Passed {
  releasesDir: string;
  app: ReleasedApp;
  version: string;
  /** Address of the product that it was compared with. */
  product: string;
}

/** What is said of a version that has just passed its rehearsal on this machine. Throws Problem. */
export async function attest({ releasesDir, app, version, product }: Passed): Promise<Rehearsed> {
  const files = filesDigest(await manifestOf(path.join(releasesDir, app, version), app, version));
  const key = rehearsalKey(releasesDir);
  console.log(`  attested with the key ${publicKeyOf(key)}`);
  const attestation = { app, version, files, product, at: new Date().toISOString() };
  return { rehearsal: 'passed', attestation: signAttestation(attestation, key) };
}
