import { adminPassword } from '../../testing/api-process';
import { contactInput, postInput } from '../../testing/factories';
import { query } from '../../testing/database';
import { useApi } from '../../testing/use-api';

const refusal = {
  statusCode: 507,
  error: 'Insufficient Storage',
  message: 'There is no room left on the server’s disk. Nothing was saved. Please try again once there is room.',
};

describe('on a disk without a byte left', () => {
  // Of /proc, Linux says that there is no room at all.
  const api = useApi({ DATABASE_FOLDER: '/proc' });

  it('refuses saves in words, and keeps nothing of them', async () => {
    expect((await api.admin.post('/api/admin/posts', postInput())).body).toEqual(refusal);
    expect((await api.visitor().post('/api/contact', contactInput())).body).toEqual(refusal);
    expect(await query('SELECT id FROM posts UNION ALL SELECT id FROM contact_submissions')).toEqual([]);
  });

  it('goes on to answer reads, previews of a text and sign-ins', async () => {
    expect((await api.visitor().get('/api/posts')).status).toBe(200);
    expect((await api.admin.post('/api/admin/content-preview', { content: 'Words' })).status).toBe(200);
    const again = await api.signIn('admin', adminPassword);
    expect((await again.get('/api/auth/user')).status).toBe(200);
  });
});

describe('a database that finds no room', () => {
  const api = useApi();

  it('is told as a full disk, and the next save goes well once there is room', async () => {
    await query(
      `CREATE FUNCTION refuse_for_room() RETURNS trigger LANGUAGE plpgsql
         AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`,
    );
    await query('CREATE TRIGGER no_room BEFORE INSERT ON posts FOR EACH ROW EXECUTE FUNCTION refuse_for_room()');
    expect((await api.admin.post('/api/admin/posts', postInput())).body).toEqual(refusal);
    await query('DROP TRIGGER no_room ON posts');
    expect((await api.admin.post('/api/admin/posts', postInput())).status).toBe(201);
  });
});
