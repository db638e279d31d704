import { useState } from 'react';

const key = 'console.preview-beside';

/** Whether the preview stands beside the text on wide screens, as this device remembers it. */
export function usePreviewChoice(): [beside: boolean, choose: (beside: boolean) => void] {
  const [beside, setBeside] = useState(readChoice);
  const choose = (next: boolean) => {
    setBeside(next);
    try {
      window.localStorage.setItem(key, String(next));
    } catch {
      // The choice then lasts as long as the screen.
    }
  };
  return [beside, choose];
}

function readChoice(): boolean {
  try {
    return window.localStorage.getItem(key) !== 'false';
  } catch {
    return true;
  }
}
