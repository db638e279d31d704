import { Injectable } from '@nestjs/common';
import { signInCookies } from '@site/contracts';
import { cookieName, cookieOptions, isSameSecret, readCookie } from '@site/http';
import type { Request, Response } from 'express';
import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { ApiConfig } from '../../config/api-config';
import { Statements } from '../../database/statements';
import { foldName } from '../fold-name';
import { isSecure } from '../sessions/session-cookies';

export const deviceCookie = signInCookies.device.name;
const lifetimeMs = signInCookies.device.days * 24 * 3_600_000;

/**
 * Recognises the devices that a user has signed in on: an attacker has none, so attacks can be slowed down without
 * affecting the owner.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly config: ApiConfig,
    private readonly statements: Statements,
  ) {}

  /** The name of the device that a request comes from, if this user has signed in there. */
  async find(request: Request, username: string): Promise<string | null> {
    const { session } = this.config;
    const token = readCookie(request, cookieName(deviceCookie, isSecure(request, session)));
    return token ? readDeviceToken(token, await foldName(this.statements, username), session.secret) : null;
  }

  async remember(request: Request, response: Response, username: string): Promise<void> {
    const { session } = this.config;
    const secure = isSecure(request, session);
    const token = writeDeviceToken(await foldName(this.statements, username), session.secret);
    response.cookie(cookieName(deviceCookie, secure), token, { ...cookieOptions(secure), maxAge: lifetimeMs });
  }
}

/**
 * Proves that a user has signed in on a device, without saying who: the name is needed to check it. It grants no
 * access.
 */
function writeDeviceToken(username: string, secret: string): string {
  const claim = `${randomBytes(16).toString('base64url')}.${Date.now().toString(36)}`;
  return `${claim}.${signatureOf(claim, username, secret)}`;
}

/** The device's own name. Null for a token of another user or another secret, or one that is too old. */
function readDeviceToken(token: string, username: string, secret: string): string | null {
  const [, claim = '', device = '', since = '', signature = ''] = tokenPattern.exec(token) ?? [];
  const isRight = isSameSecret(signature, signatureOf(claim, username, secret));
  return isRight && Date.now() - parseInt(since, 36) < lifetimeMs ? device : null;
}

const tokenPattern = /^(([\w-]{22})\.([\da-z]{1,9}))\.([\w-]{43})$/;

function signatureOf(claim: string, username: string, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'devices that users have signed in on', 32));
  return createHmac('sha256', key).update(`${claim}\n${username}`).digest('base64url');
}
