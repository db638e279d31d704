import { Injectable } from '@nestjs/common';
import type { CompletionInput, RehearsalVerdict } from '@site/contracts';
import { filesDigest, readAttestation, type ReleaseManifest } from '@site/releases';
import { ApiConfig } from '../../config/api-config';
import { UnprocessableError } from '../../errors/errors';
import type { PublishedVersion } from './release-version.presenter';

/** What is said of a rehearsal, as far as it is signed. */
export interface ProvedRehearsal {
  /** Null: nothing is said. */
  rehearsal: RehearsalVerdict | null;
  /** The signed text, where it passed. */
  attestation: string | null;
  /** Why one that passed does not count. */
  doubt: string | null;
}

@Injectable()
export class Rehearsals {
  constructor(private readonly config: ApiConfig) {}

  /** Whether a version counts as rehearsed by what is stored of it, or was made live as that (`madeLive`). */
  counts(version: PublishedVersion, madeLive: ReadonlySet<string>): boolean {
    if (this.config.rehearsalKeys) return this.isSigned(version);
    return version.rehearsal === 'passed' || madeLive.has(version.version);
  }

  /** By a key whose word counts. */
  isSigned({ rehearsedBy }: PublishedVersion): boolean {
    return rehearsedBy !== null && this.isTrusted(rehearsedBy);
  }

  /** Why what was said when it was planned, asked for or begun counts no more; null: it does. */
  doubt(version: PublishedVersion, said: RehearsalVerdict): string | null {
    if (said === 'skipped' || !this.config.rehearsalKeys || this.isSigned(version)) return null;
    const name = `${version.app}@${version.version}`;
    return `The rehearsal of ${name} is signed with none of the present REHEARSAL_KEYS: rehearse it again.`;
  }

  /** One that passed counts where its attestation is of this version. Throws UnprocessableError for what is none, or of another. */
  prove(manifest: ReleaseManifest, { rehearsal, attestation }: CompletionInput): ProvedRehearsal {
    if (rehearsal !== 'passed') return { rehearsal: rehearsal ?? null, attestation: null, doubt: null };
    const skipped = (doubt: string) => ({ rehearsal: 'skipped' as const, attestation: null, doubt });
    if (attestation === undefined) return skipped('What it says of its rehearsal is not signed.');
    const key = requireOwn(manifest, attestation);
    if (!this.isTrusted(key)) {
      return skipped(`Its rehearsal is signed with the key ${key}, which is not among REHEARSAL_KEYS.`);
    }
    return { rehearsal, attestation, doubt: null };
  }

  private isTrusted(key: string): boolean {
    return this.config.rehearsalKeys?.includes(key) ?? true;
  }
}

/** The key that has signed it. */
function requireOwn(manifest: ReleaseManifest, text: string): string {
  const read = readAttestation(text);
  if (!read) throw new UnprocessableError('The attestation of the rehearsal has no sound signature.');
  const { app, version, files } = read.attestation;
  const { release } = manifest;
  if (app !== release.app || version !== release.version || files !== filesDigest(manifest)) {
    throw new UnprocessableError(`The attestation of the rehearsal is not of ${release.app}@${release.version}.`);
  }
  return read.key;
}
