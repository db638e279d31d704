import { isLoading, loadScript, type ScriptEvent } from './load-script';

let scripts: HTMLScriptElement[];
let network: ReturnType<typeof answerFetch>;
let number = 0;

beforeEach(() => {
  jest.useFakeTimers();
  network = answerFetch();
  scripts = [];
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => void scripts.push(...(nodes as never[])));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const newAddress = () => `/js/chunk-${++number}.js`;
const asked = () => scripts.map(({ src }) => src.replace(location.origin, ''));

/** Asks for a script; `outcome` has the event once it is there. */
function load(address: string) {
  const outcome: ScriptEvent[] = [];
  void loadScript(address, (event) => outcome.push(event));
  return outcome;
}
const settle = () => jest.advanceTimersByTimeAsync(0);

interface Download {
  address: string;
  send(): void;
  end(): void;
  fail(): void;
  isAborted(): boolean;
}

/** A network whose bodies a test writes; the functions are of the last that was asked for. */
function answerFetch() {
  const downloads: Download[] = [];
  globalThis.fetch = jest.fn((address: string, { signal }: { signal: AbortSignal }) => {
    const queue: { done: boolean }[] = [];
    let waiting: ((part: { done: boolean }) => void) | undefined;
    let refuse: (error: Error) => void = () => undefined;
    signal.addEventListener('abort', () => refuse(new Error('aborted')));
    const push = (part: { done: boolean }) => {
      if (waiting) waiting(part);
      else queue.push(part);
      waiting = undefined;
    };
    const read = () =>
      new Promise((resolve, reject) => {
        const part = queue.shift();
        if (part) return resolve(part);
        waiting = resolve;
        refuse = reject;
      });
    downloads.push({
      ...{ address, send: () => push({ done: false }), end: () => push({ done: true }) },
      ...{ fail: () => refuse(new Error('failed')), isAborted: () => signal.aborted },
    });
    const response = { ok: true, clone: () => response, body: { getReader: () => ({ read }) }, json: () => ({}) };
    return Promise.resolve(response);
  }) as never;
  const last = () => downloads.at(-1);
  return { downloads, send: () => last()?.send(), end: () => last()?.end() };
}

/** All of the file has come. */
async function arrive(): Promise<void> {
  await settle();
  network.send();
  network.end();
  await settle();
}

it('fetches a script whole, runs it and says that it was loaded', async () => {
  const address = newAddress();
  const outcome = load(address);
  await settle();
  expect(isLoading()).toBe(true);
  expect(asked()).toEqual([]);
  await arrive();
  expect(asked()).toEqual([address]);
  scripts[0]?.onload?.(new Event('load'));
  await settle();
  expect(outcome).toEqual([{ type: 'load', target: { src: address } }]);
  expect(isLoading()).toBe(false);
});

it('gives up on a script of which nothing comes, within four seconds', async () => {
  const outcome = load(newAddress());
  await jest.advanceTimersByTimeAsync(4_000);
  expect(outcome.map(({ type }) => type)).toEqual(['timeout']);
  expect(asked()).toEqual([]);
});

it('gives up on a script that came and does not run, within four seconds', async () => {
  const outcome = load(newAddress());
  await arrive();
  await jest.advanceTimersByTimeAsync(4_000);
  expect(outcome.map(({ type }) => type)).toEqual(['timeout']);
});

it('waits for a script for as long as it moves, and no longer', async () => {
  const outcome = load(newAddress());
  for (let count = 0; count < 3; count++) {
    await jest.advanceTimersByTimeAsync(2_500);
    network.send();
  }
  await settle();
  expect(outcome).toEqual([]);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(outcome.map(({ type }) => type)).toEqual(['timeout']);
});

describe('a file of a release', () => {
  let file: Download;
  let list: Download;
  const begin = async () => {
    const address = `/releases/public-site/v${++number}/client/js/app.js`;
    const outcome = load(address);
    await settle();
    const find = (part: string) => network.downloads.find((download) => download.address.includes(part));
    [file, list] = [find('app.js'), find('integrity.json')] as [Download, Download];
    return outcome;
  };

  it('is waited for while either it or the list of hashes moves, however slow both are', async () => {
    const outcome = await begin();
    for (let count = 0; count < 4; count++) {
      await jest.advanceTimersByTimeAsync(2_500);
      (count % 2 ? file : list).send();
    }
    file.end();
    for (let count = 0; count < 3; count++) {
      await jest.advanceTimersByTimeAsync(2_500);
      list.send();
    }
    await settle();
    expect([outcome, file.isAborted(), list.isAborted()]).toEqual([[], false, false]);
  });

  it('leaves no download behind where it can’t be run', async () => {
    const outcome = await begin();
    list.fail();
    await settle();
    expect(outcome.map(({ type }) => type)).toEqual(['error']);
    expect(file.isAborted()).toBe(true);
  });
});

it('asks again at another address each time, so that no request is joined that hangs', async () => {
  const address = newAddress();
  for (let count = 0; count < 3; count++) {
    load(address);
    await arrive();
    scripts.at(-1)?.onerror?.(new Event('error'));
    await settle();
  }
  expect(asked()).toEqual([address, `${address}?again=1`, `${address}?again=2`]);
});
