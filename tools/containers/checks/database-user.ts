import type { Composition } from '../composition';
import { expectThat, type Report } from '../report';

const refused = [
  "COPY (SELECT 1) TO PROGRAM 'true'",
  'ALTER TABLE audit_log DISABLE TRIGGER ALL',
  'SET session_replication_role = replica',
  'DELETE FROM audit_log',
  'DROP TABLE posts',
  'CREATE TABLE more (id int)',
];

/** That the API connects to the database as a restricted user, and does not know the owner's password. */
export async function checkDatabaseUser(report: Report, site: Composition): Promise<void> {
  await report.check('the API’s database user is restricted', async () => {
    const [api] = await site.containers('api');
    const environment = api?.Config.Env ?? [];
    const owner = site.secrets.POSTGRES_PASSWORD ?? '';
    expectThat(owner && !environment.join().includes(owner), 'The API’s environment holds the password of the owner.');
    const url = environment.find((line) => line.startsWith('DATABASE_URL='))?.replace('DATABASE_URL=', '');
    const runSql = (sql: string) =>
      site.try(`docker compose exec -T postgres psql '${url}' -v ON_ERROR_STOP=1 -c "${sql}"`);
    const read = await runSql('SELECT count(*) FROM posts');
    expectThat(read.ok, `It can't read: ${read.output}`);
    for (const sql of refused) {
      const { ok, output } = await runSql(sql);
      expectThat(!ok && /permission denied|must be owner/.test(output), `${sql}: ${output}`);
    }
    return `${refused.length} statements refused`;
  });
}
