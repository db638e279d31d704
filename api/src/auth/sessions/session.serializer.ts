import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Request } from 'express';
import passport from 'passport';
import { Repository } from 'typeorm';
import { User } from '../../users/user.entity';
import { accessOf } from './outdated-sessions';
import { deviceOf } from './session-data';

/** A session holds the user's id, and where and with what access it was opened. */
@Injectable()
export class SessionSerializer {
  constructor(@InjectRepository(User) users: Repository<User>) {
    passport.serializeUser<string, Request>((request, user, done) => {
      const device = deviceOf(request);
      Object.assign(request.session, { device, seenAt: device.startedAt, access: accessOf(user) });
      done(null, user.id);
    });
    passport.deserializeUser<string>((id, done) => {
      users.findOneBy({ id, isActive: true }).then((user) => done(null, user ?? false), done);
    });
  }
}
