import { Injectable } from '@nestjs/common';
import { releaseLimits } from '@site/contracts';
import type { AppScopes, Release, ReleasedApp } from '@site/federation';
import { scopeFaults, scopeOf, takenFaults } from '@site/releases';
import { EntityManager } from 'typeorm';
import { appendAudit } from '../../audit/append-audit';
import { ForbiddenError, InvalidInputError } from '../../errors/errors';
import type { ReleaseActor } from '../tokens/release-actor';
import { ReleaseApp } from './release-app.entity';

/** Which apps there are, and which part of the site each owns. */
@Injectable()
export class AppsService {
  constructor(private readonly manager: EntityManager) {}

  /** In the order in which they came. */
  async scopes(manager: EntityManager = this.manager): Promise<AppScopes> {
    const all = await manager.find(ReleaseApp, { order: { registeredAt: 'ASC', scope: 'ASC' } });
    return Object.fromEntries(all.map(({ name, scope }) => [name, scope]));
  }

  /** Throws unless the release's app is known, or whoever publishes it may register it. */
  async admit(release: Release, by: ReleaseActor): Promise<void> {
    const known = await this.scopes();
    if (!Object.hasOwn(known, release.app)) await this.requireClaim(this.manager, release, known, by);
  }

  /** Registers the app of a release that is about to be complete, where it is the first one. */
  async register(manager: EntityManager, release: Release, by: ReleaseActor): Promise<void> {
    const { app } = release;
    if (Object.hasOwn(await this.scopes(manager), app)) return;
    // Two apps could otherwise claim parts of each other at the same moment.
    await manager.query('LOCK TABLE release_apps IN SHARE ROW EXCLUSIVE MODE');
    const known = await this.scopes(manager);
    if (Object.hasOwn(known, app)) return;
    const scope = await this.requireClaim(manager, release, known, by);
    await manager.insert(ReleaseApp, { name: app, scope, registeredBy: by.name });
    const { name: actorName, userId: actorId, address, requestId } = by;
    const facts = { target: 'other' as const, targetName: `${app} ${scope}`, actorId, actorName, address, requestId };
    await appendAudit(manager, { action: 'registerApp', ...facts });
  }

  /** The scope that a new app gets. */
  private async requireClaim(
    manager: EntityManager,
    release: Release,
    known: AppScopes,
    by: ReleaseActor,
  ): Promise<string> {
    const { app } = release;
    if (!by.rights.includes('register')) {
      const right = 'its first release needs a token with the right register';
      throw new ForbiddenError(`There is no app ${app}: ${right}.`);
    }
    if (Object.keys(known).length >= releaseLimits.apps) {
      throw new ForbiddenError(`There are ${releaseLimits.apps} apps already, which is the most.`);
    }
    const scope = scopeOf(release) ?? '';
    const [fault, ...others] = [
      ...scopeFaults(release, known),
      ...takenFaults(release, scope, await liveBeside(manager, app)),
    ];
    if (fault) throw new InvalidInputError([fault, ...others].join(' '), { release: fault });
    return scope;
  }
}

/** What is live of other apps. */
async function liveBeside(manager: EntityManager, app: ReleasedApp): Promise<Release[]> {
  const rows: { release: Release }[] = await manager.query(
    `SELECT manifest -> 'release' AS release FROM release_versions
      JOIN (SELECT live FROM release_changes ORDER BY revision DESC LIMIT 1) AS last
        ON last.live -> app ->> 'version' = version
      WHERE app <> $1`,
    [app],
  );
  return rows.map(({ release }) => release);
}
