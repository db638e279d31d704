import { useState } from 'react';

const key = 'console.posts-density';

export type Density = 'compact' | 'comfortable';

/** How much room a post takes in the list, as this browser remembers it. */
export function useDensity(): [density: Density, choose: (density: Density) => void] {
  const [density, setDensity] = useState(readDensity);
  const choose = (next: Density) => {
    setDensity(next);
    try {
      window.localStorage.setItem(key, next);
    } catch {
      // The choice then lasts as long as the screen.
    }
  };
  return [density, choose];
}

function readDensity(): Density {
  try {
    return window.localStorage.getItem(key) === 'comfortable' ? 'comfortable' : 'compact';
  } catch {
    return 'compact';
  }
}
