import type { MessageMailState, MessageState } from '@site/contracts';
import {
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { User } from '../users/user.entity';

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

  @Column('text', { default: 'new' })
  state!: MessageState;

  @Column('text', { nullable: true })
  assigneeId!: string | null;

  /** Whose it is; loaded where it is asked for. */
  @ManyToOne(() => User)
  @JoinColumn({ name: 'assigneeId' })
  assignee!: User | null;

  @Column('timestamptz', { nullable: true })
  answeredAt!: Date | null;

  /** Path of the page that led to the form; null where it is not known. */
  @Column('varchar', { nullable: true })
  sourcePage!: string | null;

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
