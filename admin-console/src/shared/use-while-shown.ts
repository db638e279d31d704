import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What an answer does to the screen, such as closing the dialog that asked: nothing once that is gone. It may have been
 * cancelled meanwhile, another one may be open in its place, or a person has left for a screen whose code is on its way.
 */
export function useWhileShown<Given extends unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const { pathname } = useLocation();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return (...given) => {
    if (isShown.current && window.location.pathname === pathname) act(...given);
  };
}
