import type { ComponentType, ReactNode } from 'react';
import { QueryState } from '@site/ui';
import { usePart } from './use-part';

interface PartOptions {
  /** What went wrong, in a sentence. */
  errorText: string;
  /** Shown while loading; three lines by default. */
  loading?: ReactNode;
}

/** A component whose code is loaded when it is first shown, and whose failure costs itself and not the screen. */
export function partOf<Props extends object>(load: () => Promise<ComponentType<Props>>, options: PartOptions) {
  return function Part(props: Props) {
    const part = usePart(load, options.errorText);
    return (
      <QueryState {...options} {...part}>
        {(Loaded) => <Loaded {...props} />}
      </QueryState>
    );
  };
}
