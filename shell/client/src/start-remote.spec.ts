import { screen } from '@testing-library/dom';
import { defaultSiteConfig, type Mount, type RemoteEntry, type ShellData } from '@site/federation';
import { startRemote } from './start-remote';

const mount = jest.fn<ReturnType<Mount>, Parameters<Mount>>();
jest.mock('./error-reporter', () => ({ reportError: jest.fn() }));
jest.mock('./remote-loader', () => ({ createRemoteLoader: () => async () => mount }));

const remote: RemoteEntry = { app: 'admin-console', version: '1', assets: '/', entry: '/entry.js', integrity: '' };
const data: ShellData = {
  ...{ remote, config: defaultSiteConfig, state: null, hydrate: false, scripts: [], later: [] },
  ...{ shell: '1', page: '', vitalsShare: 0 },
};

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  document.body.innerHTML = '<div id="root"><p>Opening the console…</p></div>';
});
afterEach(() => jest.useRealTimers());

const root = () => document.getElementById('root') as HTMLElement;

it('says once that an app does not start, and leaves the focus where it is until the app does', async () => {
  mount.mockRejectedValue(new Error('broken'));
  void startRemote(data, root(), '/');
  await jest.advanceTimersByTimeAsync(100);
  const alert = screen.getByRole('alert');
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();

  await jest.advanceTimersByTimeAsync(10_000);
  expect(mount.mock.calls.length).toBeGreaterThan(2);
  expect(screen.getAllByRole('alert')).toEqual([alert]);
  expect(screen.queryByText('Opening the console…')).toBeNull();
  expect(document.activeElement).toBe(button);

  let start: () => void = () => undefined;
  mount.mockImplementation((element) => {
    element.textContent = 'Posts';
    return new Promise((resolve) => (start = () => resolve(() => undefined)));
  });
  button.click();
  await jest.advanceTimersByTimeAsync(0);
  expect(button.textContent).toBe('Trying again…');
  expect(document.activeElement).toBe(button);
  start();
  await jest.advanceTimersByTimeAsync(0);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(root().textContent).toBe('Posts');
});
