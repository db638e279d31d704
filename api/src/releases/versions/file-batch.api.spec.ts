import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hash, type Packed, pipelineOf, releaseOf } from '../../../testing/packed-release';
import { useApi } from '../../../testing/use-api';

const token = 'the-token-of-the-operator';
const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'release-files-'));
const api = useApi({ RELEASE_TOKEN: token, MEDIA_DIR: mediaDir });
afterAll(() => rmSync(mediaDir, { recursive: true }));

const site = () => pipelineOf(api.visitor(), token);
const hashOf = (text: string) => hash('sha256', text);

function formOf(texts: string[], nameOf = hashOf, field = 'files'): FormData {
  const form = new FormData();
  for (const text of texts) form.append(field, new Blob([text]), nameOf(text));
  return form;
}

const send = async ({ version }: Packed, form: FormData) => {
  const headers = { Authorization: `Bearer ${token}` };
  const address = `${api.url()}/api/releases/public-site/versions/${version}/files`;
  const answer = await fetch(address, { method: 'POST', body: form, headers });
  return { status: answer.status, message: answer.ok ? '' : ((await answer.json()) as { message: string }).message };
};

const many = (count: number) =>
  releaseOf({ texts: Object.fromEntries(Array.from({ length: count }, (_, n) => [`client/${n}.js`, `file ${n}`])) });

describe('files that are sent together', () => {
  it('complete a version in one request', async () => {
    const packed = many(300);
    expect((await site().announce(packed.manifest)).body.missing).toHaveLength(302);
    expect(await send(packed, formOf(packed.texts))).toMatchObject({ status: 204 });
    expect((await site().announce(packed.manifest)).body.missing).toEqual([]);
    expect((await site().complete(packed.version)).status).toBe(200);
    expect((await site().file(packed.version, hashOf('file 299'))).text).toBe('file 299');
    // Sent once more they change nothing.
    expect((await send(packed, formOf(packed.texts))).status).toBe(204);
  });

  it('stay stored where a later one is refused, and that one is not', async () => {
    const packed = releaseOf({ texts: { 'client/first.js': 'the first', 'client/second.js': 'the second' } });
    await site().announce(packed.manifest);
    const wrong = formOf(['the first', 'the secont'], (text) => hashOf(text.replace('secont', 'second')));
    expect(await send(packed, wrong)).toMatchObject({ status: 422, message: expect.stringContaining('another hash') });
    const { missing } = (await site().announce(packed.manifest)).body;
    expect(missing).toContain(hashOf('the second'));
    expect(missing).not.toContain(hashOf('the first'));
  });

  it('are refused where the manifest does not name them, in a form of another shape, and in none', async () => {
    const packed = releaseOf();
    await site().announce(packed.manifest);
    const [text = ''] = packed.texts;
    expect((await send(packed, formOf(['another']))).status).toBe(404);
    expect((await send(packed, formOf([text], hashOf, 'pictures'))).status).toBe(400);
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' };
    const at = `/api/releases/public-site/versions/${packed.version}/files`;
    expect((await api.visitor().send('POST', at, Buffer.from(text), headers)).status).toBe(400);
    const early = { ...headers, 'Content-Type': 'multipart/form-data; boundary=x' };
    const half = `--x\r\nContent-Disposition: form-data; name="files"; filename="${hashOf(text)}"\r\n\r\nent`;
    expect((await api.visitor().send('POST', at, Buffer.from(half), early)).status).toBe(400);
    expect((await site().announce(packed.manifest)).body.missing).toContain(hashOf(text));
  });

  it('are small: a large one has to be sent alone', async () => {
    const large = 'x'.repeat(1024 * 1024 + 1);
    const packed = releaseOf({ texts: { 'client/large.js': large } });
    await site().announce(packed.manifest);
    expect(await send(packed, formOf([large]))).toMatchObject({
      status: 422,
      message: expect.stringContaining('alone'),
    });
    expect((await site().send(packed.version, hashOf(large), large)).status).toBe(204);
  });
});
