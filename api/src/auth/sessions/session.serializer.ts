import { Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import passport from 'passport';
import { userBehind } from './session-store';

/** A session holds the user's id; who that is, and whether it may still come in, the store asks with the session. */
@Injectable()
export class SessionSerializer {
  constructor() {
    passport.deserializeUser<string, IncomingMessage>((request, _, done) => done(null, userBehind(request) ?? false));
  }
}
