import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { Pagination } from './pagination';

const Pages = () => {
  const page = Number(useSearchParams()[0].get('page') ?? 1);
  return <Pagination label="Tags" page={page} pageCount={2} hrefOf={(to) => `/?page=${to}`} />;
};

it('keeps the focus on the link that leads to the last page, and to the first, where it does nothing more', async () => {
  render(<Pages />, { wrapper: MemoryRouter });
  const [previous, next] = screen.getAllByRole('link') as [HTMLElement, HTMLElement];
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  for (const [link, page] of [
    [next, 'Page 2 of 2'],
    [previous, 'Page 1 of 2'],
  ] as const) {
    link.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(screen.getByText(page)).toBeInTheDocument();
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('aria-disabled', 'true');
  }
  expect(next).toHaveAttribute('aria-disabled', 'false');
});
