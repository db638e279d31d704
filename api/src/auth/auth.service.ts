import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { UnauthorizedError } from '../errors/errors';
import { User } from '../users/user.entity';
import { isPassword } from './passwords';

@Injectable()
export class AuthService {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  /** Throws the same error, after the same time, for an unknown name, a wrong password and an inactive account. */
  async authenticate(username: string, password: string): Promise<User> {
    const user = await this.users
      .createQueryBuilder('user')
      .where('lower(user.username) = lower(:username)', { username })
      .getOne();
    const matches = await isPassword(user?.passwordHash, password);
    if (!user || !matches || !user.isActive) throw new UnauthorizedError('Invalid credentials');
    return user;
  }
}
