import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { password, type DatabaseKind } from '../../tools/start/testing/temporary-product';
import { makeBackup } from '../make-backup';
import { ReleasedApps, withApproval } from './released-apps';
import { TemporarySystem } from './temporary-system';

/** A system with a post, a message, a picture, three released apps, an invitation and a second factor, and the backup that was made while it ran. */
export class BackedUpSystem {
  /** Every row, by table, in the database's own words. */
  rows: Record<string, string[]> = {};
  readonly apps = new ReleasedApps();
  private picture = { url: '', bytes: Buffer.alloc(0) };
  private invitation = { token: '' };
  private readonly systems: TemporarySystem[] = [];

  private constructor(
    /** Where the backup is, and others may be made. */
    readonly folder: string,
    private readonly kind: DatabaseKind,
  ) {}

  static async make(kind: DatabaseKind): Promise<BackedUpSystem> {
    const made = new BackedUpSystem(await mkdtemp(path.join(tmpdir(), 'backups-')), kind);
    const original = await made.empty(kind, withApproval);
    await original.start();
    await original.signIn();
    await made.fill(original);
    await makeBackup(original.system, made.backup);
    made.rows = await original.rows();
    await original.stop();
    return made;
  }

  get backup(): string {
    return path.join(this.folder, 'first');
  }

  async empty(kind = this.kind, variables: NodeJS.ProcessEnv = {}): Promise<TemporarySystem> {
    const system = await TemporarySystem.create(kind, variables);
    this.systems.push(system);
    return system;
  }

  /** A system that was restored answers like the one that was backed up, and goes on where that stopped. */
  async expectTheSame(system: TemporarySystem): Promise<void> {
    await system.start();
    expect(await system.rows()).toEqual(this.rows);
    await system.signIn();
    const post = await (await system.call('GET', '/api/posts/kept')).json();
    expect(post).toMatchObject({ title: 'Saved again', tags: ['a', 'b,c'] });
    const found = await system.call('GET', this.picture.url);
    expect(Buffer.from(await found.arrayBuffer()).equals(this.picture.bytes)).toBe(true);
    const [token] = await (await system.call('GET', '/api/admin/release-tokens')).json();
    expect(token).toMatchObject({ name: 'pipeline', revokedAt: expect.any(String) });
    await this.apps.expectThere(system);
    await expect(system.call('POST', '/api/auth/link', this.invitation)).rejects.toThrow('404');
    const next = { slug: 'next', title: 'Next', content: 'Words.', type: 'blog' };
    const { id } = await (await system.call('POST', '/api/admin/posts', next)).json();
    expect(id).toBeGreaterThan(post.id);
    await system.stop();
  }

  async remove(): Promise<void> {
    for (const system of this.systems) await system.remove();
    await this.apps.remove();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async fill(system: TemporarySystem): Promise<void> {
    const image = sharp({ create: { width: 900, height: 500, channels: 3, background: '#345' } });
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' }), 'picture.png');
    const { url } = await (await system.call('POST', '/api/admin/pictures', form)).json();
    this.picture = { url, bytes: Buffer.from(await (await system.call('GET', url)).arrayBuffer()) };
    const post = {
      slug: 'kept',
      title: 'Kept “äöü” \\ "',
      // Where Unicode ends a line, the file of a table does not.
      content: 'Line\u2028\u2029\n'.repeat(2000),
      type: 'blog',
      tags: ['a', 'b,c'],
      coverImageUrl: url,
    };
    const { id } = await (await system.call('POST', '/api/admin/posts', post)).json();
    await system.call('PUT', `/api/admin/posts/${id}`, { ...post, title: 'Saved again', status: 'published' });
    const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
    await system.call('POST', '/api/contact', { ...person, message: 'Please call me back.' });
    await this.apps.make(system);
    const user = await (await system.call('POST', '/api/admin/users', { ...person, username: 'ada' })).json();
    const { link } = await (await system.call('POST', `/api/admin/users/${user.id}/invitation`)).json();
    this.invitation = { token: path.basename(link) };
    await system.call('POST', '/api/auth/link', this.invitation);
    await protectAccount(system);
  }
}

async function protectAccount(system: TemporarySystem): Promise<void> {
  const person = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' };
  await system.call('POST', '/api/admin/users', { ...person, username: 'grace', password });
  await system.signIn('grace');
  await system.call('POST', '/api/auth/account/second-factor', { currentPassword: password });
  // In place of a code of her app.
  await system.withQuery((query) => query('UPDATE second_factors SET "enabledAt" = now()'));
}
