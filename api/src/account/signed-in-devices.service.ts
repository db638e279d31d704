import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { endSessionsOf } from '../auth/sessions/end-sessions';
import { ApiConfig } from '../config/api-config';
import { NotFoundError } from '../errors/errors';
import { type AccountSession, type SessionRow, presentSession } from './account.presenter';

/** Identifies a session to its owner: the id itself would give access to it. */
const publicId = `encode(sha256(convert_to(sid, 'UTF8')), 'hex')`;
const ofUser = `sess -> 'passport' ->> 'user' = $1`;

/** The devices where one account is signed in. */
@Injectable()
export class SignedInDevicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
  ) {}

  /** This device first, then the last used. */
  async list(userId: string, currentSid: string): Promise<AccountSession[]> {
    const rows: SessionRow[] = await this.dataSource.query(
      `SELECT ${publicId} AS id, sess -> 'device' AS device, sess ->> 'seenAt' AS "seenAt", sid = $2 AS "isCurrent"
        FROM session WHERE ${ofUser} AND expire > now()
          AND coalesce((sess ->> 'seenAt')::timestamptz, now()) > now() - $3::int * interval '1 minute'
        ORDER BY sid = $2 DESC, sess ->> 'seenAt' DESC NULLS LAST, sid`,
      [userId, currentSid, this.config.session.idleMinutes],
    );
    return rows.map(presentSession);
  }

  async end(userId: string, id: string): Promise<void> {
    const [, ended]: [unknown, number] = await this.dataSource.query(
      `DELETE FROM session WHERE ${ofUser} AND ${publicId} = $2`,
      [userId, id],
    );
    if (ended === 0) throw new NotFoundError('This session has already ended.');
  }

  async endOthers(userId: string, currentSid: string): Promise<void> {
    await endSessionsOf(this.dataSource.manager, userId, currentSid);
  }
}
