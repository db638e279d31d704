import type { UserRole } from '@site/contracts';
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

/** A user as admins see it. */
export class UserDetails extends CurrentUser {
  isActive!: boolean;
  lastLoginAt!: Date | null;
  createdAt!: Date;
  updatedAt!: Date;
}

export function presentCurrentUser(user: User): CurrentUser {
  const { id, username, email, firstName, lastName, profileImageUrl, role } = user;
  return { id, username, email, firstName, lastName, profileImageUrl, role };
}

export function presentUser(user: User): UserDetails {
  const { isActive, lastLoginAt, createdAt, updatedAt } = user;
  return { ...presentCurrentUser(user), isActive, lastLoginAt, createdAt, updatedAt };
}
