import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, withPost } from '../../../../testing/edited-post';

const weeks = Array.from({ length: 12 }, (_, index) => ({
  week: new Date(Date.UTC(2026, 0, 5 + 7 * index)).toISOString().slice(0, 10),
  views: index === 11 ? 1 : index * 100,
}));
const address = 'GET /api/admin/posts/7/views';

it('shows the views of twelve weeks, drawn and in a table, and asks for them when somebody opens them', async () => {
  const api = withPost();
  api.on(address, { body: { isCounted: true, weeks } });
  await openEditor();
  const summary = await screen.findByText('Views');
  expect(api.callsTo(address)).toHaveLength(0);
  await userEvent.click(summary);
  expect(await screen.findByText('1 view this week, 5,501 in 12 weeks.')).toBeInTheDocument();
  expect(screen.queryByText(/VIEWS_SECRET/)).not.toBeInTheDocument();

  await userEvent.click(screen.getByText('The same in figures'));
  const [head, latest, ...earlier] = within(screen.getByRole('table', { name: 'Views per week' })).getAllByRole('row');
  expect(head).toHaveTextContent('Week fromViews');
  expect(latest).toHaveTextContent('Mar 231');
  expect(earlier.at(-1)).toHaveTextContent('Jan 50');
  expect(earlier).toHaveLength(11);
});

it('says where views are not counted, and tries again when they could not be loaded', async () => {
  const api = withPost();
  api.on(address, { status: 500, body: { statusCode: 500, message: 'Broken', error: 'x' } });
  await openEditor();
  await userEvent.click(await screen.findByText('Views'));
  expect(await screen.findByText('The views could not be loaded')).toBeInTheDocument();
  api.on(address, { body: { isCounted: false, weeks: weeks.map(({ week }) => ({ week, views: 0 })) } });
  await userEvent.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByText(/no VIEWS_SECRET/)).toBeInTheDocument();
  expect(screen.getByText('0 views this week, 0 in 12 weeks.')).toBeInTheDocument();
});
