import { useEffect } from 'react';
import { useSite } from './site-context';

/** Names the screen in the browser's tab and history. */
export function useScreenTitle(title: string): void {
  const { name } = useSite();
  useEffect(() => {
    document.title = `${title} · ${name} admin`;
  }, [title, name]);
}
