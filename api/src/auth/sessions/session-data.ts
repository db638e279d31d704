import { addressOf } from '@site/http';
import type { Request } from 'express';

/** Where a session was opened, kept for its owner to recognise. */
export interface SessionDevice {
  userAgent: string;
  address: string;
  startedAt: string;
}

/** The password was right; the second factor is still to be shown. */
export interface PendingSignIn {
  userId: string;
  access: string;
  /** ISO time. */
  until: string;
}

declare module 'express-session' {
  interface SessionData {
    /** Where passport looks for the session's user: the user's id. */
    passport: { user: string };
    device: SessionDevice;
    pendingSignIn: PendingSignIn;
    /** What the user's access was when the session was opened. */
    access: string;
    /** ISO time; not updated on every request. */
    seenAt: string;
  }
}

const longestUserAgent = 500;

export const deviceOf = (request: Request): SessionDevice => ({
  userAgent: (request.get('user-agent') ?? '').slice(0, longestUserAgent),
  address: addressOf(request),
  startedAt: new Date().toISOString(),
});
