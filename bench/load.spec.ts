import { quantile, slicesOf, spreadOf } from './figures/distribution';
import { pageSetOf } from './load/page-set';

const page = (inlined: string, linked: string) => {
  const remote = {
    version: inlined,
    entry: `/releases/public-site/${inlined}/client/remoteEntry.js`,
    integrity: 'sha384-entry',
  };
  const data = JSON.stringify({
    remote,
    scripts: [],
    later: [`/releases/public-site/${linked}/client/a.js`],
  });
  return `<script type="application/json" id="shell-data">${data}</script>`;
};

describe('a page under load', () => {
  it('is of one release, with its entry and scripts', () => {
    expect(pageSetOf(page('v1', 'v1'))).toEqual({
      version: 'v1',
      modules: [
        { address: '/releases/public-site/v1/client/remoteEntry.js', integrity: 'sha384-entry' },
        { address: '/releases/public-site/v1/client/a.js' },
      ],
    });
  });

  it('is refused when it is of two', () => {
    expect(() => pageSetOf(page('v1', 'v2'))).toThrow('a mixed set: v1 and v2 in one page');
  });
});

describe('figures', () => {
  it('are medians with their spread over slices', () => {
    expect(slicesOf([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
    expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3);
    expect(spreadOf([3, 1, 2])).toEqual({ median: 2, low: 1, high: 3 });
  });
});
