import type { RehearsalVerdict } from '@site/contracts';
import { Column } from 'typeorm';

/** Who wants a version live, and why. */
export abstract class WantedRelease {
  @Column('varchar')
  who!: string;

  /** Null: a token of a pipeline acts. */
  @Column('text', { nullable: true })
  userId!: string | null;

  /** Null: an admin acts. */
  @Column('text', { nullable: true })
  tokenId!: string | null;

  @Column('varchar', { nullable: true })
  because!: string | null;

  @Column('text')
  rehearsal!: RehearsalVerdict;

  /** Address of the environment that the version was copied from. */
  @Column('varchar', { nullable: true })
  environment!: string | null;
}
