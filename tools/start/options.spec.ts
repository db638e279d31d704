import { requireLocalHost } from './options';

describe('the address that the product listens on', () => {
  it.each([undefined, '127.0.0.1', '::', '0.0.0.0'])('is one that localhost leads to: %s', (HOST) => {
    expect(() => requireLocalHost({ HOST })).not.toThrow();
  });

  it('is refused where commands would not find the product', () => {
    expect(() => requireLocalHost({ HOST: '192.168.1.10' })).toThrow(
      'HOST is "192.168.1.10". Give an address that localhost leads to, such as 127.0.0.1 or 0.0.0.0.',
    );
  });
});
