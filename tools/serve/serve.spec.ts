import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readServeOptions } from './options';
import { productState } from './product-state';

describe('nx serve', () => {
  it('serves an app on its own port, against the product that runs here', () => {
    expect(readServeOptions(['public-site'])).toEqual({
      app: 'public-site',
      product: null,
      port: 4201,
    });
  });

  it('takes the address of a deployed product, whatever page of it', () => {
    const options = readServeOptions(['admin-console', '--api=https://site.example.com/admin/login', '--port=4490']);
    expect(options).toEqual({ app: 'admin-console', product: 'https://site.example.com', port: 4490 });
  });

  it.each([
    [['shop'], 'Name the app: public-site or admin-console (not "shop").'],
    [['public-site', '--api=site.example.com'], '--api is "site.example.com". Give the product\'s address'],
    [['public-site', '--port=http'], '--port is "http". Give a whole number'],
    [['public-site', '--hot'], "Unknown option '--hot'. There are --api=ADDRESS and --port=NUMBER."],
  ])('says what is wrong with %j', (args, sentence) => {
    expect(() => readServeOptions(args)).toThrow(sentence);
  });
});

describe('the product that a served app calls', () => {
  const stateOf = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      return await productState(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.close();
    }
  };

  it('is named when it answers', async () => {
    const state = stateOf((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
    expect(await state).toMatch(/^Its calls go to the product at http:/);
  });

  it('is told apart from another site', async () => {
    expect(await stateOf((_, response) => response.end('hello'))).toContain('answers, but is not the product.');
  });

  it('is missed in words that say what to do', async () => {
    expect(await productState('http://127.0.0.1:1')).toMatch(
      /^No product answers at http:\/\/127.0.0.1:1 \(.*\)\. .* start one with npm start, or name another with --api=/,
    );
  });
});
