import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { ApiConfig } from '../config/api-config';
import { AnswerCache } from './answer-cache';

const answerCacheMs = 60_000;

/** The clock goes on only when a test says so. */
let now = performance.now();
const clock = performance.now;
beforeAll(() => void (performance.now = () => now));
afterAll(() => void (performance.now = clock));

describe('an answer that has been held long enough', () => {
  const cache = new AnswerCache({ answerCacheMs } as ApiConfig);
  const ask = () => {
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/api/posts' });
    const response = new ServerResponse(request);
    const answer = (text: string) => {
      response.end(text);
      response.emit('close');
    };
    return { found: cache.find(request, response), answer };
  };
  const textOf = async ({ found }: ReturnType<typeof ask>) => String((await found)?.body);

  it('is found out anew by one caller, and still good for those who ask meanwhile', async () => {
    ask().answer('old');
    now += answerCacheMs - 1;
    expect(await textOf(ask())).toBe('old');

    now += 1;
    const renewing = ask();
    expect(renewing.found).toBeUndefined();
    const meanwhile = ask();
    expect(meanwhile.found).not.toBeInstanceOf(Promise);
    expect(await textOf(meanwhile)).toBe('old');

    renewing.answer('new');
    await new Promise(setImmediate);
    expect(await textOf(ask())).toBe('new');
  });

  it('is good for nobody once something was written', async () => {
    cache.clear();
    const first = ask();
    const second = ask();
    expect(first.found).toBeUndefined();
    expect(second.found).toBeInstanceOf(Promise);
    first.answer('written');
    expect(await textOf(second)).toBe('written');
  });
});
