import { useEffect, useRef } from 'react';

/**
 * What an answer does to the screen, such as closing the dialog that asked: nothing once that is gone. It may have been
 * cancelled meanwhile, and another one may be open in its place.
 */
export function useWhileShown<Given extends unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return (...given) => {
    if (isShown.current) act(...given);
  };
}
