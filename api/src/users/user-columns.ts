import type { Repository } from 'typeorm';
import type { User } from './user.entity';

/** All of them, for SQL that reads a user beside something else. */
export const userColumns = ({ metadata }: Repository<User>): string =>
  metadata.columns.map(({ databaseName }) => `users."${databaseName}"`).join(', ');
