import { useEffect, useRef } from 'react';

/** How much of the window a bar at its bottom edge takes. */
const property = '--bottom-bar';

/** If this much or more is free below a bar, a notification goes there. */
const enough = 160;

/** Lower edge of whatever must leave a bar at the window's lower edge in sight. */
export const aboveBottomBar = `var(${property}, 0px)`;

/** For a bar that sticks to the window's lower edge: notifications stand above it, not on its buttons. */
export function useBottomBar<Bar extends HTMLElement>() {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      if (!bar.current) return;
      const { top, bottom } = bar.current.getBoundingClientRect();
      const taken = window.innerHeight - bottom < enough ? window.innerHeight - top : 0;
      style.setProperty(property, `${Math.max(0, Math.round(taken))}px`);
    };
    // At its end the page pushes the bar up; what grows above it moves the bar as well.
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    if (bar.current) sizes.observe(bar.current);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      style.removeProperty(property);
    };
  }, []);
  return bar;
}
