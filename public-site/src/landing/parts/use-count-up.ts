import { useEffect, useRef, useState } from 'react';

/**
 * Share of the way that a figure has counted, from 0 to 1, eased out; starts the first time its element is half visible.
 * Stays at 1 on the server and under reduced motion.
 */
export function useCountUp<Target extends Element>(duration: number) {
  const element = useRef<Target>(null);
  const [progress, setProgress] = useState(1);

  useEffect(() => {
    const target = element.current;
    if (!target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    let frame = 0;
    const count = () => {
      const start = performance.now();
      const step = (now: number) => {
        const share = Math.min(Math.max((now - start) / duration, 0), 1);
        setProgress(easeOut(share));
        if (share < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        const half = (entry?.intersectionRatio ?? 0) >= 0.5;
        if (half) {
          observer.disconnect();
          count();
        } else {
          setProgress(0);
        }
      },
      { threshold: 0.5 },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [duration]);

  return { element, progress };
}

const easeOut = (share: number): number => 1 - (1 - share) ** 3;
