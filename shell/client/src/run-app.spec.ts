import type { Mount, MountContext } from '@site/federation';
import { runApp } from './run-app';
import { MountPoint } from './mount-point';

const onError = jest.fn();
let mountPoint: MountPoint;

beforeEach(() => {
  jest.useFakeTimers();
  onError.mockReset().mockResolvedValue(false);
  document.body.innerHTML = '<div id="root"><h1>From the server</h1><input name="name"><textarea></textarea></div>';
  mountPoint = new MountPoint(document.body.firstElementChild as HTMLElement);
});
afterEach(() => jest.useRealTimers());

const root = () => document.getElementById('root') as HTMLElement;
const field = () => root().querySelector('input') as HTMLInputElement;

/** Runs an app; `broken` has why it ended. */
function run(mount: Mount) {
  const broken: string[] = [];
  const onReady = jest.fn();
  const context = {} as MountContext;
  runApp({ mount, context, mountPoint, onReady, onError }).catch((error: Error) => broken.push(error.message));
  return { broken, onReady };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

/** A mount that hands its context out and has rendered something. */
function rendering() {
  const unmount = jest.fn();
  let context: MountContext | undefined;
  const mount: Mount = async (element, given) => {
    context = given;
    element.firstElementChild?.replaceChildren('From the app');
    return unmount;
  };
  return { mount, unmount, report: (message: string) => context?.reportError(new Error(message)) };
}

it('is ready once the app is, and lives on', async () => {
  const { mount } = rendering();
  const { broken, onReady } = run(mount);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onReady).toHaveBeenCalledTimes(1);
  expect(broken).toEqual([]);
  expect(root().textContent).toContain('From the app');
});

it.each<[string, Mount]>([
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  ['rejects', () => Promise.reject(new Error('broken'))],
])('puts the server’s HTML back when mount %s', async (_, mount) => {
  const { broken, onReady } = run(mount);
  await settle();
  expect(broken).toEqual(['broken']);
  expect(onReady).not.toHaveBeenCalled();
  expect(root().textContent).toContain('From the server');
});

it('puts it back when the app has given up its element, and ends the app', async () => {
  const { mount, unmount, report } = rendering();
  const { broken } = run(mount);
  await settle();
  root().replaceChildren();
  report('crashed');
  await settle();
  expect(broken).toEqual(['crashed']);
  expect(root().textContent).toContain('From the server');
  expect(unmount).toHaveBeenCalledTimes(1);
});

it('lives on with an error that the app contains, unless another release is there', async () => {
  const { mount, report } = rendering();
  const { broken } = run(mount);
  await settle();
  report('contained');
  await settle();
  expect(broken).toEqual([]);
  expect(onError).toHaveBeenCalledTimes(1);
  onError.mockResolvedValue(true);
  report('contained again');
  await settle();
  expect(broken).toEqual(['contained again']);
});

it('gives up on a mount that hangs, keeps what was typed, and lets it end out of sight', async () => {
  let resolve: (unmount: () => void) => void = () => undefined;
  const unmount = jest.fn();
  const { broken } = run(() => new Promise((done) => (resolve = done)));
  field().value = 'Ada';
  field().focus();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(broken).toEqual(['The app does not start.']);
  expect(field().value).toBe('Ada');
  expect(document.activeElement).toBe(field());
  resolve(unmount);
  await settle();
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(root().textContent).toContain('From the server');
});

it('waits for a mount as long as code is on its way', async () => {
  document.head.innerHTML = '<script data-webpack="x" type="text/plain"></script>';
  const { broken } = run(() => new Promise(() => {}));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(broken).toEqual([]);
  document.head.innerHTML = '';
  await jest.advanceTimersByTimeAsync(10_000);
  expect(broken).toHaveLength(1);
});

it('puts nothing of another address back', async () => {
  const { mount, report } = rendering();
  run(mount);
  await settle();
  history.pushState(null, '', '/elsewhere');
  root().replaceChildren();
  report('crashed');
  await settle();
  expect(root().textContent).toBe('');
  history.pushState(null, '', '/');
});
