import { reportUnhandledErrors } from './error-reporter';

let sent: Record<string, string>[];
beforeAll(() => reportUnhandledErrors('s1'));
beforeEach(() => {
  sent = [];
  Object.assign(navigator, { sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body)) });
});

function throwFrom(file: string): void {
  const error = new Error('broken');
  error.stack = `Error: broken\n    at f (${file}:1:2)`;
  dispatchEvent(new ErrorEvent('error', { error }));
}

const arriveWith = (serverTiming: object[]) =>
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming }] });
beforeEach(() => arriveWith([]));

it('fails with no error of its own where the browser sends no reports: the app is yet to be tried again', async () => {
  jest.resetModules();
  const { reportError } = await import('./error-reporter');
  Reflect.deleteProperty(navigator, 'sendBeacon');
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const error = new Error('cut off');
  expect(() => reportError({ app: 'shell', version: 's1' }, error)).not.toThrow();
  expect(log).toHaveBeenCalledWith(error);
});

describe('an error that nobody caught', () => {
  it('brings along what the server said of this view, once: each copy of the server would count it again', () => {
    arriveWith([
      { name: 'cache', description: 'hit' },
      { name: 'view', description: 'abc.123' },
    ]);
    for (let count = 0; count < 2; count += 1)
      throwFrom(`${location.origin}/releases/public-site/v1/client/js/home.js`);
    expect(sent).toMatchObject([{ view: 'abc.123' }, { view: '' }]);
  });

  it('is reported of the version whose file it comes from', () => {
    throwFrom(`${location.origin}/releases/public-site/v2/client/js/home.js`);
    expect(sent).toMatchObject([{ app: 'public-site', version: 'v2', message: 'broken', path: '/' }]);
  });

  it('stays unreported while its page is left, and is reported again of a page that is returned to', () => {
    const chunk = `${location.origin}/releases/public-site/v2/client/js/home.js`;
    dispatchEvent(new Event('pagehide'));
    throwFrom(chunk);
    expect(sent).toEqual([]);
    dispatchEvent(new Event('pageshow'));
    throwFrom(chunk);
    expect(sent).toHaveLength(1);
  });

  it('is reported of the shell when it comes from its scripts', () => {
    throwFrom(`${location.origin}/shell/0123456789ab/start.js`);
    expect(sent).toMatchObject([{ app: 'shell', version: 's1' }]);
  });

  it.each(['chrome-extension://abc/shell/x.js', 'https://elsewhere.example.com/shell/x.js'])(
    'stays unreported when it is none of ours: %s',
    (file) => {
      throwFrom(file);
      expect(sent).toEqual([]);
    },
  );
});
