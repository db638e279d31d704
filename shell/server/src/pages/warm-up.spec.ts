import { TestShell } from '../testing/test-shell';

let shell: TestShell;
beforeEach(async () => (shell = await TestShell.start()));
afterEach(() => shell.stop());

/** Says in its page how often it has rendered. */
const counting = `
let renders = 0;
exports.render = async () =>
  ({ status: 200, head: '', body: 'render ' + ++renders, state: null, chunks: [], cacheSeconds: 1 });`;

describe('before the first visitor', () => {
  it('each live release has rendered a page, so that its code has run', async () => {
    await shell.promote('v2', counting);
    await shell.restart();
    await shell.warmUp();
    expect(await shell.text('/')).toContain('render 2');
  });

  it('a release that can’t render is told of, and holds nothing up', async () => {
    await shell.promote('v2', 'exports.render = async () => { throw new Error("broken"); };');
    await shell.restart();
    await shell.warmUp();
    expect(shell.log).toContainEqual(
      expect.objectContaining({ page: 'public-site@v2', msg: 'the first page failed to render' }),
    );
    expect(await shell.text('/')).toContain('v1');
  });
});
