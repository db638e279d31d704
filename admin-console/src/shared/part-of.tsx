import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { QueryState, type QueryStateProps } from '@site/ui';
import { withRemedy } from './with-remedy';

interface PartOptions {
  /** What went wrong, in a sentence. */
  errorText: string;
  /** Shown while loading; three lines by default. */
  loading?: ReactNode;
}

export const dialogOptions: PartOptions = { loading: null, errorText: 'The dialog could not be shown' };
export const questionOptions: PartOptions = { loading: null, errorText: 'The question could not be shown' };

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

type ShownPart<Module> = Pick<QueryStateProps<Module>, 'query' | 'errorText'>;
type Part<Module> = Omit<ShownPart<Module>['query'], 'refetch'>;

/**
 * Loads a part of a screen that is seldom needed, to be shown by QueryState: a part that can't be loaded costs itself
 * and not the screen, with all that was typed there. `failure` is what went wrong then, in a sentence.
 */
export function usePart<Module>(load: () => Promise<Module>, failure: string): ShownPart<Module> {
  const [part, setPart] = useState<Part<Module>>({ isFetching: true });
  const { isFetching } = part;

  useEffect(() => {
    if (!isFetching) return;
    load().then(
      (data) => setPart({ data, isFetching: false }),
      // As a call that did not get through: it may the next time.
      (error: object) => setPart({ isFetching: false, error: { ...error, status: 0 } }),
    );
  }, [load, isFetching]);

  const refetch = () => setPart({ ...part, isFetching: true });
  return { query: { ...part, refetch }, errorText: withRemedy(failure, part.error) };
}
