import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { User } from '../users/user.entity';

type Done<T> = (error: unknown, value?: T) => void;

/** A session holds the user's id; who that is, and whether it may still come in, is asked each time. */
@Injectable()
export class SessionSerializer extends PassportSerializer {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {
    super();
  }

  override serializeUser(user: User, done: Done<string>): void {
    done(null, user.id);
  }

  override deserializeUser(id: string, done: Done<User | false>): void {
    this.users.findOneBy({ id, isActive: true }).then((user) => done(null, user ?? false), done);
  }
}
