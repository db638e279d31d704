import path from 'node:path';
import { useReleaseService } from '../testing/release-service-double';
import { TemporaryWorkspace } from '../testing/temporary-workspace';
import { previewAt } from './preview-at';
import { ReleaseClient } from './release-client';

const service = useReleaseService();
let workspace: TemporaryWorkspace;
beforeEach(() => {
  workspace = new TemporaryWorkspace();
  process.env.DATA_DIR = path.dirname(workspace.releasesDir);
});
afterEach(() => {
  delete process.env.DATA_DIR;
  return workspace.remove();
});

const link = { status: 201, body: { url: '/release-preview/signed', expiresAt: '2026-12-01T09:00:00.000Z' } };
const preview = (version: string, hours?: number, client = service.client) =>
  previewAt(client, { app: 'public-site', version }, hours);

it('prints the link that the service there makes, first and alone in its line', async () => {
  service.reply = () => link;
  await preview('v1', 2);
  expect(service.calls).toEqual([['POST /api/releases/public-site/versions/v1/previews', { hours: 2 }]]);
  expect(service.printed).toEqual([
    `${service.client.origin}/release-preview/signed`,
    '  shows public-site@v1 to whoever opens it, in their browser alone, until 2026-12-01 09:00 UTC',
  ]);
});

it('prints the address that people use, where the service is reached by one of its own network', async () => {
  service.reply = () => link;
  const publicOrigin = 'https://www.example.com';
  await preview('v1', undefined, new ReleaseClient(service.client.origin, 'release_x', { publicOrigin }));
  expect(service.printed[0]).toBe(`${publicOrigin}/release-preview/signed`);
});

it('publishes first what is packed on this machine alone', async () => {
  const version = await workspace.pack('home');
  let isPublished = false;
  service.reply = (call) => {
    if (call.endsWith('/previews')) return isPublished ? link : undefined;
    isPublished ||= call.endsWith('/complete');
    return { body: { missing: [] } };
  };
  await preview(version);
  const at = `POST /api/releases/public-site/versions`;
  expect(service.calls.map(([call]) => call)).toEqual([
    `${at}/${version}/previews`,
    at,
    `${at}/${version}/complete`,
    `${at}/${version}/previews`,
  ]);
  // Whether it was rehearsed is said by whoever promotes it.
  expect(service.calls[2]?.[1]).toEqual({});
  expect(service.printed[0]).toBe(`${service.client.origin}/release-preview/signed`);
});

it.each([404, 403, 409])(
  'says why there is no link (%i) to a version that this machine does not have',
  async (status) => {
    service.reply = () => ({ status, body: { message: 'No such link.' } });
    await expect(preview('v1')).rejects.toThrow('No such link.');
    expect(service.calls).toHaveLength(1);
  },
);
