import { ServerCopy } from './server-copy';

const ended: (() => void)[] = [];

/** An open editor of Ada's, whose text does not reach the server at first. */
function openCopy() {
  const calls = {
    ...{ editor: 'laptop', account: 'ada', inputOf: () => ({ content: 'More.' }), onKept: jest.fn() },
    keep: jest.fn().mockResolvedValue(undefined).mockRejectedValueOnce(new Error('No connection')),
    open: jest.fn().mockResolvedValue(undefined),
    forget: jest.fn().mockResolvedValue(undefined),
    close: jest.fn().mockResolvedValue(undefined),
  };
  const copy = new ServerCopy(calls);
  ended.push(copy.open());
  copy.change(true);
  return { copy, calls };
}

/** What a page that is closed sends. */
function closePage() {
  const sent = jest.fn().mockResolvedValue(undefined);
  globalThis.fetch = sent;
  window.dispatchEvent(new Event('pagehide'));
  return sent;
}

const hidePage = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  return jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  ended.splice(0).forEach((end) => end());
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('text that a dropped connection kept from the server', () => {
  it('is sent with the next beat, and then no more', async () => {
    const { calls } = openCopy();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(calls.onKept).toHaveBeenLastCalledWith(false);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(calls.keep).toHaveBeenCalledTimes(2);
    expect(calls.onKept).toHaveBeenLastCalledWith(true);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls.keep).toHaveBeenCalledTimes(2);
    expect(calls.open).toHaveBeenCalledTimes(4);
  });

  it('is sent when the page is hidden', async () => {
    const { calls } = openCopy();
    await jest.advanceTimersByTimeAsync(2_000);
    await hidePage();
    expect(calls.keep).toHaveBeenCalledTimes(2);
  });

  it('is sent when the page is closed, in the name of who wrote it', async () => {
    openCopy();
    await jest.advanceTimersByTimeAsync(2_000);
    const sent = closePage();
    expect(sent).toHaveBeenCalledTimes(1);
    const headers = expect.objectContaining({ 'X-Account': 'ada' });
    const init = { method: 'PUT', body: '{"content":"More."}', headers };
    expect(sent).toHaveBeenCalledWith('/api/admin/post-editors/laptop/unsaved', expect.objectContaining(init));
  });

  it('is not sent once it was saved', async () => {
    const { copy, calls } = openCopy();
    await jest.advanceTimersByTimeAsync(2_000);
    copy.change(false);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(calls.keep).toHaveBeenCalledTimes(1);
    expect(closePage()).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ method: 'DELETE' }));
  });
});

it('sends what was typed while a call was under way as well', async () => {
  const { copy, calls } = openCopy();
  let arrive = (): void => undefined;
  calls.keep.mockReset().mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)));
  await jest.advanceTimersByTimeAsync(2_000);
  copy.change(true);
  await jest.advanceTimersByTimeAsync(2_000);
  arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(calls.keep).toHaveBeenCalledTimes(2);
});
