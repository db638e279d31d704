import { jest } from '@jest/globals';
import { Deadline } from './deadline';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('passes while who was asked is waited for', () => {
  const { signal } = new Deadline(1_000);
  jest.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError', message: 'No answer within 1000 ms.' });
});

describe('of a request that has a content', () => {
  /** Comes when the test lets it. */
  function slowContent() {
    const waiting: (() => void)[] = [];
    async function* content() {
      for (const part of ['one', 'two']) {
        await new Promise<void>((resolve) => waiting.push(resolve));
        yield part;
      }
    }
    const deadline = new Deadline(1_000);
    const parts = deadline.apartFrom(content());
    const comes = async (part: Promise<IteratorResult<string>>) => {
      await jest.advanceTimersByTimeAsync(3_600_000);
      waiting.shift()?.();
      return (await part).value;
    };
    return { parts, comes, signal: deadline.signal };
  }

  it('does not pass while that is waited for', async () => {
    const { parts, comes, signal } = slowContent();
    expect(await comes(parts.next())).toBe('one');
    expect(await comes(parts.next())).toBe('two');
    expect(signal.aborted).toBe(false);
  });

  it('passes while a part of it is not taken, and while there is no answer to all of it', async () => {
    const taken = slowContent();
    await taken.comes(taken.parts.next());
    jest.advanceTimersByTime(1_000);
    expect(taken.signal.aborted).toBe(true);

    const { parts, comes, signal } = slowContent();
    for (const part of ['one', 'two']) expect(await comes(parts.next())).toBe(part);
    expect((await parts.next()).done).toBe(true);
    jest.advanceTimersByTime(999);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
  });
});

it('passes while a part of an answer is waited for, and not while nobody asks for the next', async () => {
  async function* answer() {
    yield 'one';
    await new Promise(() => undefined);
  }
  const deadline = new Deadline(1_000);
  const parts = deadline.during(answer());
  expect((await parts.next()).value).toBe('one');
  jest.advanceTimersByTime(3_600_000);
  expect(deadline.signal.aborted).toBe(false);
  void parts.next();
  jest.advanceTimersByTime(999);
  await Promise.resolve();
  expect(deadline.signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(deadline.signal.aborted).toBe(true);
});
