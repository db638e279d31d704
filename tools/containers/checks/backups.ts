import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Composition } from '../composition';
import { expectThat, type Report } from '../report';
import { Visitor } from '../visitor';

const post = '/blog/in-containers';

/** Checks that a backup restores lost data, and that everything survives a restart. */
export async function checkBackups(report: Report, site: Composition): Promise<void> {
  let name = '';
  await report.check('a backup', async () => {
    const output = await site.do('docker compose run --rm backup');
    name = /\/data\/backups\/(\S+):/.exec(output)?.[1] ?? '';
    expectThat(name, `It names no folder: ${output}`);
    return output.split('\n').find((line) => line.includes(name)) ?? '';
  });
  await report.check('a backup that is taken out and brought back', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'backups-'));
    const archive = path.join(folder, 'backups.tar');
    const command = (name: string) => `docker compose run --rm --no-TTY --entrypoint ${name} backup`;
    await site.do(`${command('tar')} -C /data/backups -c . > ${archive}`);
    await site.do(`${command('rm')} -r /data/backups/NAME`, name);
    await site.do(`${command('tar')} -C /data/backups -x < ${archive}`);
    await rm(folder, { recursive: true });
    return 'the restore that follows finds it';
  });
  await report.check('a restore', async () => {
    const admin = new Visitor(site.origin);
    await admin.signIn(site.secrets.ADMIN_PASSWORD ?? '');
    const found = (await (await admin.call('GET', '/api/posts/in-containers')).json()) as { id: number };
    const { status } = await admin.call('DELETE', `/api/admin/posts/${found.id}`);
    expectThat(status < 300, `Deleting the post answers ${status}.`);
    const line = 'docker compose stop nginx shell api && docker compose run --rm restore /data/backups/NAME --replace';
    await site.do(line, name);
    await site.do('docker compose up --wait');
    await new Visitor(site.origin).page(post);
    return 'the post that was deleted since is back';
  });
  await report.check('a restart', async () => {
    await site.do('docker compose restart');
    await site.do('docker compose up --wait');
    await new Visitor(site.origin).page(post);
    return 'the post is still there';
  });
}
