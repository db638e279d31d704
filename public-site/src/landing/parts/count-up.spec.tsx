import { act, render, screen } from '@testing-library/react';
import { written } from '../../enhance/count-up';
import { CountUp } from './count-up';

const figure = { value: 872560 };

/** Half as much again as the screen, 800 px high. */
const rootBounds = { bottom: 1200 };
/** Lets the browser's observers see the figure with its top there, and so much of it in view. */
let see: (top: number, intersectionRatio?: number) => void;
let pages = 0;

beforeEach(() => {
  window.history.replaceState(null, '', `/page-${++pages}`);
  jest.useFakeTimers();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  const watching = new Set<(entry: IntersectionObserverEntry) => void>();
  see = (top, intersectionRatio = 0) =>
    act(() => {
      const place = { isIntersecting: top < rootBounds.bottom, intersectionRatio, boundingClientRect: { top } };
      for (const tell of [...watching]) tell({ ...place, rootBounds } as IntersectionObserverEntry);
    });
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    tell = (entry: IntersectionObserverEntry) => this.callback([entry], this as unknown as IntersectionObserver);
    observe = () => watching.add(this.tell);
    disconnect = () => watching.delete(this.tell);
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => jest.useRealTimers());

const shown = () => screen.getByRole('img', { name: '872,560' }).textContent;

describe('a figure that counts up', () => {
  it('is whole far below, waits at 0 where it is near, counts when half visible, and never again', () => {
    render(<CountUp figure={figure} duration={800} />);
    see(1900);
    expect(shown()).toBe('872,560');
    see(1100);
    expect(shown()).toBe('0');
    see(750, 0.5);
    act(() => jest.advanceTimersByTime(400));
    expect(Number(shown()?.replaceAll(',', ''))).toBeGreaterThan(figure.value / 2);
    act(() => jest.advanceTimersByTime(500));
    expect(shown()).toBe('872,560');
    see(1100);
    expect(shown()).toBe('872,560');
  });

  it.each([1, 0.2])('stays whole where it was read before the script came, %s of it in view', (ratio) => {
    render(<CountUp figure={figure} duration={800} />);
    see(700, ratio);
    act(() => jest.advanceTimersByTime(400));
    expect(shown()).toBe('872,560');
    see(1100);
    see(700, 1);
    expect(shown()).toBe('872,560');
  });

  it('stays whole where it was scrolled past before the script came', () => {
    render(<CountUp figure={figure} duration={800} />);
    see(-500);
    see(20, 1);
    act(() => jest.advanceTimersByTime(400));
    expect(shown()).toBe('872,560');
  });

  it('stays whole below, on the server’s page, where the script came late: it may have been read', async () => {
    jest.advanceTimersByTime(4100);
    jest.resetModules();
    const { countingUp, countUp } = await import('../../enhance/count-up');
    const { 'data-count-up': options } = countingUp({ figure, duration: 800 });
    const { container } = render(
      <p data-count-up={options}>
        <span role="img" aria-label="872,560">
          872,560
        </span>
      </p>,
    );
    const start = () => countUp(container.querySelector('p'));
    start();
    container.dataset.app = 'running';
    start();
    see(1100);
    expect(shown()).toBe('872,560');

    window.history.replaceState(null, '', '/another-page');
    start();
    see(1100);
    expect(shown()).toBe('0');
  });

  it('does not count again where its page is shown again', () => {
    const page = (
      <div data-app="running">
        <CountUp figure={figure} duration={800} />
      </div>
    );
    const { unmount } = render(page);
    see(700, 1);
    see(700, 1);
    act(() => jest.advanceTimersByTime(900));
    unmount();
    render(page);
    see(1100);
    see(700, 1);
    expect(shown()).toBe('872,560');
  });

  it('counts at once when it comes into view with a page that the app draws', () => {
    render(
      <div data-app="running">
        <CountUp figure={figure} duration={800} />
      </div>,
    );
    see(700, 1);
    see(700, 1);
    act(() => jest.advanceTimersByTime(20));
    expect(shown()).not.toBe('872,560');
    act(() => jest.advanceTimersByTime(900));
    expect(shown()).toBe('872,560');
  });

  it('stays whole where somebody comes upon it from further away, in the app as well', () => {
    render(
      <div data-app="running">
        <CountUp figure={figure} duration={800} />
      </div>,
    );
    see(1900);
    see(700, 0.2);
    expect(shown()).toBe('872,560');
  });

  it('stays whole under reduced motion', () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    render(<CountUp figure={figure} duration={800} />);
    expect(shown()).toBe('872,560');
  });
});

it.each([
  [{ value: 120, suffix: '+' }, '120+'],
  [{ low: 2, value: 4, suffix: 'x' }, '2-4x'],
  [{ value: 99.99, decimals: 2, suffix: '%' }, '99.99%'],
])('writes %j as %s', (example, expected) => {
  expect(written(example, 1)).toBe(expected);
});
