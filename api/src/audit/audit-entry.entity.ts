import type { AuditTarget } from '@site/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AuditChange } from './audit-change.presenter';

/** Who did what, when, to what. Never changed: a trigger of the database refuses it. */
@Entity('audit_log')
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'timestamptz', insert: false })
  at!: Date;

  /** Null: nobody who is known, or the product itself. */
  @Column('text', { nullable: true })
  actorId!: string | null;

  @Column('varchar', { nullable: true })
  actorName!: string | null;

  @Column('varchar')
  action!: string;

  @Column('text')
  target!: AuditTarget;

  @Column('text', { nullable: true })
  targetId!: string | null;

  @Column('varchar', { nullable: true })
  targetName!: string | null;

  /** Names of the changed fields. */
  @Column('text', { array: true })
  fields!: string[];

  /** Old and new values of those whose values may be recorded. */
  @Column('jsonb')
  changes!: AuditChange[];

  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text', { nullable: true })
  requestId!: string | null;
}
