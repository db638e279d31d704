import { vitalBounds } from '@site/releases';
import { query } from './database';

/** Almost as long as the name of a version may be, in one word: on a phone it has to break. */
const long = '0123456789'.repeat(7);
export const canaryVersion = `canary-${long}`;
export const nextVersion = `next-${long}`;
export const refusedVersion = 'one-too-new';
const versions = [canaryVersion, nextVersion, refusedVersion];

const ofSite = `app = 'public-site'`;
const live = `(SELECT live -> 'public-site' ->> 'version' FROM release_changes ORDER BY revision DESC LIMIT 1)`;
/** What a change that is asked for names, whatever becomes of it. */
const columns = 'app, version, who, because, rehearsal';
const valuesOf = (version: string) => `'public-site', '${version}', 'ada@example.com', 'a reason of hers', 'passed'`;

/**
 * Has all that the screen can show of the site at once, as if it had come about: versions, a canary with minutes of figures,
 * a plan, a request of somebody else's, a server that is behind. What is live stays as it is.
 */
export async function showAllReleaseStates(): Promise<void> {
  for (const version of versions) {
    await copyNewestVersion(version, version === refusedVersion ? { speaks: '99.0.0' } : {});
  }
  const begun = `now() - interval '6 minutes'`;
  await query(`INSERT INTO release_canaries
      (${columns}, beside, run, revision, stages, stage, "startedAt", "stageSince", "nextAt")
    VALUES (${valuesOf(canaryVersion)}, ${live}, 1, 1, '5%/10m,25%/1h,100%', 0, ${begun}, ${begun}, now() + interval '1 day')`);
  const histogram = `ARRAY[${Array.from(vitalBounds, (_, part) => (part === 30 ? 60 : 0))}, 0]`;
  await query(`INSERT INTO release_counts (app, run, version, minute, views, errors, lcp, inp)
    SELECT 'public-site', 1, version, date_trunc('minute', now()) - ago * interval '1 minute', 200 + ago, 1, ${histogram},
      ${histogram} FROM unnest(ARRAY['${canaryVersion}', ${live}]) AS version, generate_series(1, 5) AS ago`);
  await query(`INSERT INTO release_schedules (${columns}, id, revision, stages, at)
    VALUES (${valuesOf(nextVersion)}, 'swept', 1, '10%', now() + interval '1 day')`);
  await query(`INSERT INTO release_requests (${columns}, id, revision, stages)
    VALUES (${valuesOf(nextVersion)}, 'swept', 1, '5%/10m,100%')`);
  await query(`INSERT INTO release_shells (id, host, versions, at)
    VALUES ('swept', 'web-${'0123456789'.repeat(6)}', '{"public-site": "v-old"}', now() + interval '1 hour')`);
}

export const holdCanary = () => query(`UPDATE release_canaries SET "heldBy" = 'ada@example.com' WHERE ${ofSite}`);

export async function endReleaseStates(): Promise<void> {
  for (const table of ['release_canaries', 'release_counts', 'release_schedules', 'release_requests']) {
    await query(`DELETE FROM ${table} WHERE ${ofSite}`);
  }
  await query(`DELETE FROM release_shells WHERE id = 'swept'`);
  await query(`DELETE FROM release_versions WHERE ${ofSite} AND version IN ('${versions.join("', '")}')`);
}

/** All of it but the name, and the contract where another one is given. */
const copyNewestVersion = (version: string, contract: object) =>
  query(
    `INSERT INTO release_versions SELECT copy.* FROM
        (SELECT * FROM release_versions WHERE ${ofSite} ORDER BY "completedAt" DESC NULLS LAST LIMIT 1) AS newest,
        jsonb_set(manifest, '{release,contract}', (manifest #> '{release,contract}') || $2::jsonb) AS changed,
        jsonb_set(changed, '{release,version}', to_jsonb($1::text)) AS named,
        jsonb_populate_record(NULL::release_versions, to_jsonb(newest) ||
          jsonb_build_object('version', $1::text, 'completedAt', now(), 'manifest', named)) AS copy`,
    [version, JSON.stringify(contract)],
  );
