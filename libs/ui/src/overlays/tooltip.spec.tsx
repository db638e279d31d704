import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '@site/testing';
import { Tooltip, TooltipProvider } from './tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const shown = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('comes after 700 ms, and at once within 300 ms of the one before it', async () => {
  const { user } = renderWithProviders(
    <TooltipProvider>
      <Tooltip content="Makes letters bold">
        <button>B</button>
      </Tooltip>
      <Tooltip content="Makes letters italic">
        <button>I</button>
      </Tooltip>
    </TooltipProvider>,
    { user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) },
  );
  /** Out of the button, and then not towards the words, which stay on the way to them. */
  const leave = async () => {
    for (const clientX of [1, 900]) await user.pointer({ target: document.body, coords: { clientX, clientY: 1 } });
  };
  const [bold, italic] = ['B', 'I'].map((name) => screen.getByRole('button', { name })) as [HTMLElement, HTMLElement];

  await user.hover(bold);
  pass(690);
  expect(shown()).toEqual([]);
  pass(20);
  expect(shown()).toEqual(['Makes letters bold']);

  await leave();
  expect(shown()).toEqual([]);
  pass(290);
  await user.hover(italic);
  expect(shown()).toEqual(['Makes letters italic']);

  await leave();
  pass(310);
  await user.hover(bold);
  pass(690);
  expect(shown()).toEqual([]);
  pass(20);
  expect(shown()).toEqual(['Makes letters bold']);
});
