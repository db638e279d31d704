import { ForwardMigration } from './forward-migration';

/** Who says that a version has passed its rehearsal, signs that, and the signed text stays with the version. */
export class ReleaseAttestations1767225600069 extends ForwardMigration {
  protected readonly statements = ['ALTER TABLE release_versions ADD attestation text'];
}
