import type { MessageMailState } from '@site/contracts';
import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('contact_submissions')
export class ContactSubmission {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('varchar')
  firstName!: string;

  @Column('varchar')
  lastName!: string;

  @Column('varchar')
  email!: string;

  @Column('varchar', { nullable: true })
  company!: string | null;

  @Column('varchar', { nullable: true })
  phone!: string | null;

  @Column('varchar', { nullable: true })
  subject!: string | null;

  @Column('text')
  message!: string;

  @Column('boolean', { default: false })
  isRead!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** `off`: no email was set up when it arrived. */
  @Column('text', { default: 'off' })
  mailState!: MessageMailState;

  /** Whom it was to be mailed to. */
  @Column('text', { array: true, default: '{}' })
  mailTo!: string[];

  @Column('timestamptz', { nullable: true })
  mailedAt!: Date | null;

  /** Why the last attempt failed, as a person reads it. */
  @Column('text', { nullable: true })
  mailFailure!: string | null;

  /** Deleted messages stay out of every query that does not ask for them, and are purged in time. */
  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt!: Date | null;
}
