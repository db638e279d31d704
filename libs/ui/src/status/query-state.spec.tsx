import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '@site/testing';
import { QueryState, type QueryResult } from './query-state';

const refused = { status: 400 };
const failed = { status: 500 };

const renderQuery = (query: Partial<QueryResult<string[]>>) => {
  const refetch = jest.fn();
  const { user } = renderWithProviders(
    <QueryState
      query={{ isFetching: false, refetch, ...query }}
      errorText="Failed to fetch posts"
      isEmpty={(posts) => posts.length === 0}
      empty={<p>No posts found</p>}
    >
      {(posts) => <p>{posts.join(', ')}</p>}
    </QueryState>,
  );
  return { user, refetch };
};

describe('QueryState', () => {
  it('says that it is loading', () => {
    renderQuery({ isFetching: true });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('says what failed and tries again', async () => {
    const { user, refetch } = renderQuery({ error: refused });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch posts');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus on its button while it tries again, which takes no press meanwhile', () => {
    const refetch = jest.fn();
    const queryOf = (isFetching: boolean) => (
      <QueryState query={{ isFetching, refetch, error: refused }} errorText="Failed to fetch posts">
        {() => null}
      </QueryState>
    );
    const { rerender } = render(queryOf(false));
    const button = screen.getByRole('button', { name: 'Try again' });
    button.focus();
    rerender(queryOf(true));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    button.click();
    expect(refetch).not.toHaveBeenCalled();
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
  });

  it('says that there is nothing', () => {
    renderQuery({ data: [] });
    expect(screen.getByText('No posts found')).toBeInTheDocument();
  });

  it('shows its data, and keeps it when a later fetch fails', () => {
    renderQuery({ data: ['One', 'Two'], error: refused });
    expect(screen.getByText('One, Two')).toBeInTheDocument();
  });

  describe('of a service that is away', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    /** Fails each time after so long. */
    function Failing({ afterMs, onTry }: { afterMs: number; onTry: () => void }) {
      const [isFetching, setFetching] = useState(false);
      const refetch = () => {
        onTry();
        setFetching(true);
        setTimeout(() => setFetching(false), afterMs);
      };
      return (
        <QueryState query={{ error: failed, isFetching, refetch }} errorText="Failed to fetch posts">
          {() => null}
        </QueryState>
      );
    }

    it.each([
      ['refuses at once', 20],
      ['hangs', 3_500],
    ])('that %s asks it every few seconds, and says all the time what failed', (_, afterMs) => {
      const onTry = jest.fn();
      render(<Failing afterMs={afterMs} onTry={onTry} />);
      for (let passed = 0; passed < 20_000; passed += 10) {
        act(() => void jest.advanceTimersByTime(10));
        expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch posts');
      }
      expect(onTry.mock.calls.length).toBeGreaterThanOrEqual(5);
      expect(onTry.mock.calls.length).toBeLessThanOrEqual(9);
    });
  });
});
