import stockCover from '../assets/stock-cover.svg';
import type { Enhance } from './enhancement';

/** Attributes that let a picture show the stock cover when its own does not load. */
export const withFallback = { ref: showFallback, 'data-fallback': '' };

export function showFallback(element: HTMLElement | null): ReturnType<Enhance> {
  if (!(element instanceof HTMLImageElement)) return undefined;
  const handleError = () => {
    if (element.src === new URL(stockCover, location.href).href) return;
    element.removeAttribute('srcset');
    element.src = stockCover;
  };
  element.addEventListener('error', handleError);
  // It may have failed before anybody was listening.
  if (element.complete && element.naturalWidth === 0) element.decode().catch(handleError);
  return () => element.removeEventListener('error', handleError);
}
