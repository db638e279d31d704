import type { EditorMode, UserRole } from '@site/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

@Entity('users')
export class User {
  @PrimaryColumn('text')
  id!: string;

  @Column('varchar')
  username!: string;

  @Column('varchar')
  email!: string;

  @Column('varchar')
  firstName!: string;

  @Column('varchar')
  lastName!: string;

  @Column('text', { nullable: true })
  profileImageUrl!: string | null;

  /** Null: the account can't sign in with a password. */
  @Column('text', { nullable: true })
  passwordHash!: string | null;

  @Column('text', { default: 'user' })
  role!: UserRole;

  @Column('boolean', { default: true })
  isActive!: boolean;

  @Column('timestamptz', { nullable: true })
  lastLoginAt!: Date | null;

  @Column('text', { default: 'source' })
  editorMode!: EditorMode;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}

/** First and last name; null where neither is known. */
export const fullNameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string | null =>
  `${firstName} ${lastName}`.trim() || null;

/** What a person is called, in every way. */
export const namesOf = ({
  username,
  email,
  firstName,
  lastName,
}: Pick<User, 'username' | 'email' | 'firstName' | 'lastName'>) => [username, email, firstName, lastName];
