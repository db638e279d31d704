import type { Enhance } from './enhancement';
import { onApproach } from './on-approach';

/** A number in the way it is written: `{ low: 2, value: 4, suffix: 'x' }` reads 2-4x. */
export interface Figure {
  value: number;
  /** Lower end of a range that `value` closes. */
  low?: number;
  decimals?: number;
  suffix?: string;
}

interface CountUpOptions {
  figure: Figure;
  /** Milliseconds from nothing to the whole figure. */
  duration: number;
}

/** Attributes that let an element, whose only child is an element with the whole figure, count up once it is seen. */
export const countingUp = (options: CountUpOptions) => ({ ref: countUp, 'data-count-up': JSON.stringify(options) });

/** By page: a figure counts once, whoever starts it, and however often its page is shown again. */
const counted = new Set<string>();
/** This came so long after the visitor that somebody may have read a figure further down, and scrolled back above it. */
let isLate: boolean | undefined;

/**
 * Counts from 0, eased out, the first time its element is half visible. Stands still under reduced motion, and where the
 * server's HTML may have shown the figure already: nobody sees a number fall that they have read.
 */
export const countUp: Enhance = (element) => {
  const text = element?.firstElementChild;
  if (!element || !text) return;
  const name = window.location.pathname + element.dataset.countUp;
  const isInApp = element.closest('[data-app=running]');
  isLate ??= performance.now() > 4e3;
  if (isLate && !isInApp) counted.add(name);
  if (counted.has(name)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { figure, duration }: CountUpOptions = JSON.parse(element.dataset.countUp ?? '');
  const show = (progress: number) => {
    text.textContent = written(figure, progress);
  };

  let frame = 0;
  const count = () => {
    counted.add(name);
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const share = Math.min((now - start) / duration, 1);
      show(easeOut(share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };
  const prepare = (isBelow: boolean, isFirst: boolean) => {
    const isUnread = isBelow || (isInApp && isFirst);
    if (isUnread) show(0);
    // Whoever has it in sight, or has scrolled past it, has read it.
    else counted.add(name);
    return isUnread;
  };
  const end = onApproach(element, 0.5, prepare, count);
  return () => {
    end();
    cancelAnimationFrame(frame);
    show(1);
  };
};

/** The figure, as it stands at a share of the way. */
export function written({ value, low, decimals = 0, suffix = '' }: Figure, progress = 1): string {
  const format = (number: number) => (number * progress).toFixed(decimals).replace(/^\d{5,}/, grouped);
  return `${low === undefined ? '' : `${format(low)}-`}${format(value)}${suffix}`;
}

/** 872,560, yet 1000. By hand, since the first use of `Intl` alone takes a phone longer than all the rest of this. */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

const easeOut = (share: number): number => 1 - (1 - share) ** 3;
