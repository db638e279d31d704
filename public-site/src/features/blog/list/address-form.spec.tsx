import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { AddressForm } from './address-form';
import { readBlogView } from './blog-address';

const view = readBlogView(new URLSearchParams('search=leads'));

function Step() {
  const { search } = useLocation();
  return <p>{`${useNavigationType()} ${search}`}</p>;
}

it('leads where its pressed button says, also in browsers whose form data know of no button', async () => {
  const { FormData: Current } = window;
  window.FormData = class extends Current {
    constructor(form?: HTMLFormElement) {
      super(form);
    }
  };
  render(
    <MemoryRouter initialEntries={['/blog?search=leads']}>
      <Step />
      <AddressForm view={{ ...view, type: 'blog' }} keep={['type', 'search']}>
        <button type="submit" name="type" value="video">
          Videos
        </button>
      </AddressForm>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Videos' }));
  window.FormData = Current;
  expect(screen.getByText('PUSH ?type=video&search=leads')).toBeVisible();
});

it('adds no step to go back for the address that is shown already', async () => {
  render(
    <MemoryRouter initialEntries={['/blog?search=leads']}>
      <Step />
      <AddressForm view={view} keep={['search']}>
        <button type="submit">Again</button>
        <button type="submit" name="view" value="list">
          List
        </button>
      </AddressForm>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(screen.getByText('REPLACE ?search=leads')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(screen.getByText('PUSH ?search=leads&view=list')).toBeVisible();
});
