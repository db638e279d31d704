import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { ApiConfig } from '../config/api-config';
import { AnswerCache } from './answer-cache';

/** Long enough for a step of a test on a busy machine. */
const answerCacheMs = 1_000;

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
    expect(await textOf(ask())).toBe('old');

    let renewing = ask();
    while (renewing.found) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      renewing = ask();
    }
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
