import { useState } from 'react';
import { adminApi } from '@site/api-client/admin';
import type { Way } from './way-switch';

/** How this person edits content, as this device remembers it. */
export function useWay(): [way: Way, choose: (way: Way) => void] {
  const { data: user } = adminApi.endpoints.getAdminSession.useQueryState();
  const key = `console.content-way/${user?.id ?? ''}`;
  const [way, setWay] = useState(() => readWay(key));
  const choose = (next: Way) => {
    setWay(next);
    try {
      window.localStorage.setItem(key, next);
    } catch {
      // The choice then lasts as long as the screen.
    }
  };
  return [way, choose];
}

function readWay(key: string): Way {
  try {
    return window.localStorage.getItem(key) === 'write' ? 'write' : 'source';
  } catch {
    return 'source';
  }
}
