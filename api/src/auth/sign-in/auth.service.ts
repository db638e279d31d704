import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type Statement, Statements, statementOf } from '../../database/statements';
import { UnauthorizedError } from '../../errors/errors';
import { userColumns } from '../../users/user-columns';
import { User } from '../../users/user.entity';
import { isPassword } from '../passwords/passwords';

/** The user whose password was right, and whether a code is required too. */
export type Authenticated = User & { hasSecondFactor: boolean };

@Injectable()
export class AuthService {
  private readonly byName: Statement;

  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly statements: Statements,
  ) {
    this.byName = statementOf(
      `SELECT ${userColumns(users)}, factor."enabledAt" IS NOT NULL AS "hasSecondFactor" FROM users
        LEFT JOIN second_factors factor ON factor."userId" = users.id
        WHERE lower(users.username) = lower($1)`,
    );
  }

  /** Throws the same error, after the same time, for an unknown name, a wrong password and an inactive account. */
  async authenticate(username: string, password: string): Promise<Authenticated> {
    const [found] = await this.statements.ask<Authenticated>(this.byName, [username]);
    const matches = await isPassword(found?.passwordHash, password);
    if (!found || !matches || !found.isActive) throw new UnauthorizedError('Invalid credentials');
    const { hasSecondFactor } = found;
    return Object.assign(this.users.create(found), { hasSecondFactor });
  }
}
