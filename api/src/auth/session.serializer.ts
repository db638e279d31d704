import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type Statement, Statements, statementOf } from '../database/statements';
import { User } from '../users/user.entity';

type Done<T> = (error: unknown, value?: T) => void;

/** A session holds the user's id; who that is, and whether it may still come in, is asked each time. */
@Injectable()
export class SessionSerializer extends PassportSerializer {
  /** Each call of the console asks this. */
  private readonly activeUser: Statement;

  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly statements: Statements,
  ) {
    super();
    const columns = users.metadata.columns.map(({ databaseName }) => `"${databaseName}"`);
    this.activeUser = statementOf(`SELECT ${columns.join(', ')} FROM users WHERE id = $1 AND "isActive"`);
  }

  override serializeUser(user: User, done: Done<string>): void {
    done(null, user.id);
  }

  override deserializeUser(id: string, done: Done<User | false>): void {
    this.statements
      .ask<User>(this.activeUser, [id])
      .then(([row]) => done(null, row ? this.users.create(row) : false), done);
  }
}
