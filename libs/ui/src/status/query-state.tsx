import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button';
import { VisuallyHidden } from '../text/visually-hidden';
import { color, type } from '../theme/tokens';
import { Skeleton } from './skeleton';
import { useRecovery } from './use-recovery';

/** The part of an RTK Query result that its page shows. */
export interface QueryResult<Data> {
  data?: Data;
  isFetching: boolean;
  /** Of the last attempt. Unlike its `isError`, RTK Query keeps it while the query is tried again. */
  error?: unknown;
  refetch: () => unknown;
}

export interface QueryStateProps<Data> {
  query: QueryResult<Data>;
  /** Shown while loading; three lines by default. */
  loading?: ReactNode;
  /** What went wrong, in a sentence. */
  errorText: string;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The one way to show a query: loading, failed with a retry, empty, or its data. */
export const QueryState = <Data,>({
  query,
  loading = <LoadingLines />,
  errorText,
  isEmpty,
  empty,
  children,
}: QueryStateProps<Data>) => {
  if (query.data === undefined && query.error !== undefined) {
    return (
      <ErrorState text={errorText} pending={query.isFetching} passing={mayPass(query.error)} onRetry={query.refetch} />
    );
  }
  if (query.data === undefined) {
    return <Loading>{loading}</Loading>;
  }
  if (isEmpty?.(query.data)) return empty;
  return children(query.data);
};

/** A skeleton that screen readers hear of. */
export const Loading = ({ children }: { children: ReactNode }) => (
  <div aria-busy="true">
    <VisuallyHidden role="status">Loading</VisuallyHidden>
    {children}
  </div>
);

interface ErrorStateProps {
  text: string;
  pending?: boolean;
  /** A failure may be temporary: it is retried every few seconds. */
  passing?: boolean;
  onRetry: () => unknown;
}

/** Says that something could not be loaded, and offers to try again. */
export const ErrorState = ({ text, pending, passing = false, onRetry }: ErrorStateProps) => {
  useRecovery(passing && !pending, onRetry);
  return (
    <Room role="alert">
      <p>{text}</p>
      <Button $tone="outline" $size="small" $waiting={pending} onClick={() => onRetry()}>
        Try again
      </Button>
    </Room>
  );
};

/** The service can't be reached or fails; a refusal would only be repeated. */
export const mayPass = (error: unknown): boolean => {
  const status = typeof error === 'object' && error && 'status' in error ? error.status : undefined;
  return status === 0 || (typeof status === 'number' && status >= 500);
};

const LoadingLines = () => (
  <Lines>
    <Skeleton $width="60%" />
    <Skeleton />
    <Skeleton $width="80%" />
  </Lines>
);

const Lines = styled.div`
  display: grid;
  gap: 12px;
`;

const Room = styled.div`
  ${type.dense}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 14px 18px;
  border: 1.5px solid ${color.bad};
  background: ${color.badWash};
`;
