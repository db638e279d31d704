import { fullNameOf, type User } from './user.entity';

/** What others read of a user. */
export const nameOfUser = (user: Pick<User, 'firstName' | 'lastName' | 'username'>): string =>
  fullNameOf(user) ?? user.username;
