import type { RemoteEntry } from '@site/federation';
import type { FollowedRelease } from './followed-release';

const entry = (version: string) => ({ app: 'public-site', version }) as RemoteEntry;
const currentRemote = jest.fn<Promise<RemoteEntry | undefined>, []>();
jest.mock('../current-remote', () => ({ currentRemote: () => currentRemote() }));

// jsdom has no constructed style sheets.
beforeAll(() => {
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  document.adoptedStyleSheets = [];
});

let followed: FollowedRelease;
let offerUpdate: (followed: FollowedRelease) => Promise<void>;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  ({ offerUpdate } = await import('./offer-update'));
  followed = { shown: entry('v1'), isBusy: () => false };
  currentRemote.mockResolvedValue(entry('v2'));
});
afterEach(() => {
  document.body.innerHTML = '';
  jest.useRealTimers();
});

const note = () => document.querySelector<HTMLElement>('[aria-label="New version"]');

/** Longer than what lies between two looks, and than it takes to be idle. */
async function look(): Promise<void> {
  await jest.advanceTimersByTimeAsync(30_000);
  void offerUpdate(followed);
  await jest.advanceTimersByTimeAsync(5_000);
}

it('offers another version', async () => {
  await look();
  expect(note()).not.toBeNull();
});

it('offers none that the tab has changed to while somebody was busy', async () => {
  let busy = true;
  followed.isBusy = () => busy;
  await look();
  followed.shown = entry('v2');
  busy = false;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(note()).toBeNull();
});

it('takes the offer back once the tab has changed to that version', async () => {
  await look();
  followed.shown = entry('v2');
  await look();
  expect(note()).toBeNull();
});
