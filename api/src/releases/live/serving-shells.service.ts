import { Injectable } from '@nestjs/common';
import { isAppName, type ReleasedApp } from '@site/federation';
import { isVersion, type PromotedVersions } from '@site/releases';
import { EntityManager } from 'typeorm';
import { ApiConfig } from '../../config/api-config';
import { InvalidInputError } from '../../errors/errors';
import type { ServingShells } from './live.presenter';
import type { ServedVersionsInput } from './served-versions-input.dto';

interface ServingRow {
  version: string | null;
  hosts: string[];
  isSettled: boolean;
}

const mostApps = 100;

/** What shells serve of what is live, as each of them says twice a minute, and whenever it changes. */
@Injectable()
export class ServingShellsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly config: ApiConfig,
  ) {}

  async receive({ shell, host, versions }: ServedVersionsInput): Promise<void> {
    const entries = Object.entries(versions as Record<string, unknown>);
    const areVersions = entries.every(
      ([app, version]) => isAppName(app) && typeof version === 'string' && isVersion(version),
    );
    if (!areVersions || entries.length > mostApps) {
      const fault = `Versions must name one by app, of ${mostApps} at most`;
      throw new InvalidInputError(fault, { versions: fault });
    }
    await this.manager.query(
      `INSERT INTO release_shells (id, host, versions) VALUES ($1, $2, $3)
        ON CONFLICT (id) DO UPDATE SET host = excluded.host, versions = excluded.versions, at = now()`,
      [shell, host, JSON.stringify(versions)],
    );
  }

  /** Null where nothing is live, or no shell follows. */
  async find(app: ReleasedApp, { apps }: PromotedVersions): Promise<ServingShells | null> {
    const live = apps[app];
    if (!live || this.config.releaseServiceSecret === null) return null;
    const rows: ServingRow[] = await this.manager.query(
      `SELECT versions ->> $1 AS version, array_agg(host ORDER BY host) AS hosts,
          $2::timestamptz < now() - interval '30 seconds' AS "isSettled"
        FROM release_shells WHERE at > now() - interval '1 minute' GROUP BY 1 ORDER BY 1`,
      [app, live.at],
    );
    const count = (counted: ServingRow[]) => counted.reduce((sum, { hosts }) => sum + hosts.length, 0);
    return {
      shells: count(rows),
      following: count(rows.filter(({ version }) => version === live.version)),
      others: rows
        .filter(({ version, isSettled }) => version !== live.version && isSettled)
        .map(({ version, hosts }) => ({ version, hosts })),
    };
  }
}
