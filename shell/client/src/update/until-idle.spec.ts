import { isOccupied, untilIdle } from './until-idle';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<input id="field" value="as it was"><input type="checkbox"><div id="place"></div>';
});
afterEach(() => jest.useRealTimers());

const idle = { isBusy: () => false };
const field = () => document.getElementById('field') as HTMLInputElement;

async function comes(ms: number, busy = false): Promise<boolean> {
  let came = false;
  void untilIdle({ isBusy: () => busy }).then(() => (came = true));
  await jest.advanceTimersByTimeAsync(ms);
  return came;
}

it('comes when nothing has happened for some seconds', async () => {
  expect(await comes(5_000)).toBe(true);
});

it('does not come while somebody moves', async () => {
  let came = false;
  void untilIdle(idle).then(() => (came = true));
  for (let second = 0; second < 10; second++) {
    await jest.advanceTimersByTimeAsync(1_000);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  }
  expect(came).toBe(false);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(came).toBe(true);
});

it('listens no longer once it came', async () => {
  const added = jest.spyOn(window, 'addEventListener');
  expect(await comes(5_000)).toBe(true);
  const signals = added.mock.calls.map(([, , options]) => (options as AddEventListenerOptions).signal);
  expect(signals.length).toBeGreaterThan(0);
  expect(signals.every((signal) => signal?.aborted)).toBe(true);
  added.mockRestore();
});

it('does not come while the app holds something that a reload would lose', async () => {
  expect(await comes(60_000, true)).toBe(false);
});

it.each([
  ['a field has the focus', () => field().focus()],
  ['something was typed', () => (field().value = 'else')],
  ['a dialog is open', () => document.getElementById('place')?.setAttribute('role', 'alertdialog')],
  ['nobody sees the tab', () => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
])('is none where %s', (_, happen) => {
  expect(isOccupied(idle)).toBe(false);
  happen();
  expect(isOccupied(idle)).toBe(true);
  jest.restoreAllMocks();
});
