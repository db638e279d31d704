import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider, type ProviderProps } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

export interface RenderOptions {
  /** Address that the router stands at; `/` unless told. */
  address?: string;
  /** For what reads from or writes to the API. */
  store?: ProviderProps['store'];
  /** A user with settings of its own, such as fake timers. */
  user?: UserEvent;
}

/** Renders within a router and, where given, a store; answers the usual queries and a user. */
export const renderWithProviders = (
  element: ReactNode,
  { address = '/', store, user = userEvent.setup() }: RenderOptions = {},
) => {
  const routed = <MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>;
  return { user, ...render(store ? <Provider store={store}>{routed}</Provider> : routed) };
};
