import type { Portrait } from '../sections';

export function portrait(src: string, name: string): Portrait {
  return { src, width: 240, height: 240, alt: `Portrait of ${name}` };
}
