import { integrityOf, noteIntegrity } from './file-integrity';

let release = 0;
let folder: string;
let list: jest.Mock;

beforeEach(() => {
  folder = `/releases/public-site/v${++release}/`;
  const known = { 'client/js/a.js': 'sha384-a', 'client/js/b.js': 'sha384-b' };
  list = jest.fn(async () => {
    const response = { ok: true, clone: () => response, json: () => Promise.resolve(known) };
    return response;
  });
  globalThis.fetch = list;
});

describe('the integrity of a release’s file', () => {
  it('is what the document says', async () => {
    noteIntegrity([{ address: `${folder}client/js/a.js`, integrity: 'sha384-told' }]);
    expect(await integrityOf(`${folder}client/js/a.js`)).toBe('sha384-told');
    expect(list).not.toHaveBeenCalled();
  });

  it('is what the release says of files that the document does not know, asked for once', async () => {
    expect(await Promise.all(['a', 'b'].map((name) => integrityOf(`${folder}client/js/${name}.js`)))).toEqual([
      'sha384-a',
      'sha384-b',
    ]);
    expect(list.mock.calls.map(([address]) => address)).toEqual([`${folder}integrity.json`]);
  });

  it('is unknown, and the file not to be run, while the release does not say or does not know it', async () => {
    list.mockResolvedValueOnce({ ok: false, status: 500 });
    await expect(integrityOf(`${folder}client/js/a.js`)).rejects.toThrow('500');
    await expect(integrityOf(`${folder}client/js/c.js`)).rejects.toThrow(`${folder}client/js/c.js has no hash`);
    expect(await integrityOf(`${folder}client/js/a.js`)).toBe('sha384-a');
  });
});

it('is asked of no release for the shell’s own files', async () => {
  expect(await integrityOf('/shell/abc/update.js')).toBe('');
  expect(list).not.toHaveBeenCalled();
});
