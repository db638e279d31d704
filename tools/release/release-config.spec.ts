import { TemporaryWorkspace } from './testing/temporary-workspace';
import { readReleaseConfig } from './release-config';

const workspace = new TemporaryWorkspace();
afterAll(() => workspace.remove());

async function read(text: string) {
  await workspace.write('release.config.json', text);
  return readReleaseConfig(workspace.pathOf('release.config.json'));
}

const sound = {
  contract: '^1.8.0',
  scope: '/jobs',
  addresses: ['/jobs'],
  queryKeys: [],
  preloadFonts: [],
  csp: { img: [], frame: [] },
};

describe('the settings of a release', () => {
  it('are read as they are', async () => {
    expect(await read(JSON.stringify(sound))).toEqual(sound);
    // As the apps do that every product has.
    expect(await read(JSON.stringify({ ...sound, scope: undefined }))).not.toHaveProperty('scope');
  });

  it('are refused with a sentence for each that is missing', async () => {
    const reading = read('{ "scope": "/jobs", "addresses": ["/jobs"] }');
    await expect(reading).rejects.toThrow(
      /needs "contract": .*\n.*needs "queryKeys": .*\n.*needs "preloadFonts": .*\n.*needs "csp": .*\.$/,
    );
  });

  it.each([
    ['contract', 1],
    ['scope', null],
    ['addresses', '/jobs'],
    ['queryKeys', [1]],
    ['preloadFonts', {}],
    ['csp', { img: [] }],
  ])('are refused where %s is %j', async (name, value) => {
    await expect(read(JSON.stringify({ ...sound, [name]: value }))).rejects.toThrow(`needs "${name}": `);
  });

  it.each(['', '{', '[]', 'null'])('are refused where the file is %j', async (text) => {
    await expect(read(text)).rejects.toThrow('release.config.json is no JSON object.');
  });

  it('are refused where there is no file', async () => {
    await expect(readReleaseConfig('/nowhere.json')).rejects.toThrow("can't be read: ENOENT");
  });
});
