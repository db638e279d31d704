import { Injectable } from '@nestjs/common';
import { signInCookies } from '@site/contracts';
import type { Request, Response } from 'express';
import { ApiConfig } from '../../config/api-config';
import { deviceTokenMs, readDeviceToken, writeDeviceToken } from './device-token';
import { cookieName, isSecure, readCookie } from '../sessions/session-cookies';

export const deviceCookie = signInCookies.device.name;

/**
 * Recognises the devices that a user has signed in on: an attacker has none, so attacks can be slowed down without
 * affecting the owner.
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly config: ApiConfig) {}

  /** The name of the device that a request comes from, if this user has signed in there. */
  find(request: Request, username: string): string | null {
    const { session } = this.config;
    const token = readCookie(request, cookieName(deviceCookie, isSecure(request, session)));
    return token ? readDeviceToken(token, username, session.secret) : null;
  }

  remember(request: Request, response: Response, username: string): void {
    const { session } = this.config;
    const secure = isSecure(request, session);
    response.cookie(cookieName(deviceCookie, secure), writeDeviceToken(username, session.secret), {
      ...{ httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: deviceTokenMs },
    });
  }
}
