import { ApiProperty } from '@nestjs/swagger';
import type { EditorMode, UserRole } from '@site/contracts';
import { SentLink } from '../links/link.presenter';
import type { SignInState } from './sign-in-state';
import type { User } from './user.entity';

/** Who is signed in. */
export class CurrentUser {
  id!: string;
  username!: string;
  email!: string;
  firstName!: string;
  lastName!: string;
  profileImageUrl!: string | null;
  role!: UserRole;
}

/** Who is signed in, and how this person edits. */
export class AdminSession extends CurrentUser {
  editorMode!: EditorMode;
}

/** A user as admins see it. */
export class UserDetails extends CurrentUser {
  isActive!: boolean;
  hasPassword!: boolean;
  hasSecondFactor!: boolean;
  /** Until when an invitation that was not used yet is good. */
  invitedUntil!: Date | null;
  lastLoginAt!: Date | null;
  createdAt!: Date;
  updatedAt!: Date;
}

export function presentCurrentUser(user: User): CurrentUser {
  const { id, username, email, firstName, lastName, profileImageUrl, role } = user;
  return { id, username, email, firstName, lastName, profileImageUrl, role };
}

export const presentAdminSession = (user: User): AdminSession => ({
  ...presentCurrentUser(user),
  editorMode: user.editorMode,
});

/** A user who has just been added, with the invitation if no password was given. */
export class CreatedUser extends UserDetails {
  @ApiProperty({ type: SentLink, nullable: true })
  invitation!: SentLink | null;
}

export function presentUser(user: User, { hasSecondFactor, invitedUntil }: SignInState): UserDetails {
  const { isActive, lastLoginAt, createdAt, updatedAt } = user;
  const hasPassword = user.passwordHash !== null;
  return {
    ...presentCurrentUser(user),
    ...{ isActive, hasPassword, hasSecondFactor, invitedUntil, lastLoginAt, createdAt, updatedAt },
  };
}
