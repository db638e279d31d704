import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction, type NavigateOptions } from 'react-router-dom';
import { samePage } from '../shared/shown-entry';
import { useScrollRestoration } from './use-scroll-restoration';

let navigate: NavigateFunction;
let pageGrows: () => void;
const scrolledTo = jest.fn();

function Page() {
  useScrollRestoration();
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  return null;
}

beforeEach(() => {
  scrolledTo.mockClear();
  window.scrollTo = ((_: number, top: number) => scrolledTo(top)) as never;
  Element.prototype.scrollIntoView = function () {
    scrolledTo(this.id);
  };
  window.ResizeObserver = class {
    constructor(callback: () => void) {
      pageGrows = callback;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
  document.body.innerHTML = '<p id="here"></p>';
  render(
    <MemoryRouter initialEntries={['/blog/one']}>
      <Page />
    </MemoryRouter>,
  );
});

const goTo = (address: string, options?: NavigateOptions) => act(async () => navigate(address, options));

it('starts a new page at its top, or at its anchor', async () => {
  await goTo('/blog/two');
  await goTo('/blog/three#here');
  expect(scrolledTo.mock.calls).toEqual([[0], ['here']]);
});

it('starts a page that is not there yet at its top, and goes to the anchor once that is there', async () => {
  await goTo('/blog/two#later');
  expect(scrolledTo.mock.calls).toEqual([[0]]);
  document.body.insertAdjacentHTML('beforeend', '<p id="later"></p>');
  pageGrows();
  expect(scrolledTo).toHaveBeenLastCalledWith('later');
});

it('leads to the top by a link to the page that is shown, whatever it shows of it, and stays for another view', async () => {
  await goTo('/blog/one?search=leads', { state: samePage });
  expect(scrolledTo).not.toHaveBeenCalled();
  await goTo('/blog/one?search=leads');
  await goTo('/blog/one', { replace: true });
  expect(scrolledTo.mock.calls).toEqual([[0], [0]]);
});

it('moves nobody for a place that this page does not have', async () => {
  await goTo('/blog/one#nowhere');
  expect(scrolledTo).not.toHaveBeenCalled();
});
