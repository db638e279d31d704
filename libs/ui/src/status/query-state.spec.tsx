import { screen } from '@testing-library/react';
import { renderWithProviders } from '@site/testing';
import { QueryState, type QueryResult } from './query-state';

const renderQuery = (query: Partial<QueryResult<string[]>>) => {
  const refetch = jest.fn();
  const { user } = renderWithProviders(
    <QueryState
      query={{ isError: false, isFetching: false, refetch, ...query }}
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
    const { user, refetch } = renderQuery({ isError: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch posts');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('says that there is nothing', () => {
    renderQuery({ data: [] });
    expect(screen.getByText('No posts found')).toBeInTheDocument();
  });

  it('shows its data, and keeps it when a later fetch fails', () => {
    renderQuery({ data: ['One', 'Two'], isError: true });
    expect(screen.getByText('One, Two')).toBeInTheDocument();
  });
});
