import type { Enhance } from './enhancement';

/** Attributes that let a picture show another one when its own does not load. */
export const withFallback = (address: string) => ({ ref: showFallback, 'data-fallback': address });

export const showFallback: Enhance = (element) => {
  if (!(element instanceof HTMLImageElement)) return;
  const handleError = () => {
    const { fallback } = element.dataset;
    if (!fallback || element.src === new URL(fallback, location.href).href) return;
    element.removeAttribute('srcset');
    element.src = fallback;
  };
  element.addEventListener('error', handleError);
  // It may have failed before anybody was listening.
  if (element.complete && element.naturalWidth === 0) element.decode().catch(handleError);
  return () => element.removeEventListener('error', handleError);
};
