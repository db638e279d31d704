import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { EntityManager } from 'typeorm';
import { UnauthorizedError } from '../../errors/errors';
import { User } from '../../users/user.entity';
import { isPassword } from '../passwords/passwords';

@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  /** Throws the same error, after the same time, for an unknown name, a wrong password and an inactive account. */
  async validate(username: string, password: string): Promise<User> {
    const query = this.manager
      .createQueryBuilder(User, 'user')
      .where('lower(user.username) = lower(:username)', { username });
    const user = await query.getOne();
    const matches = await isPassword(user?.passwordHash, password);
    if (!user || !matches || !user.isActive) throw new UnauthorizedError('Invalid credentials');
    return user;
  }
}
