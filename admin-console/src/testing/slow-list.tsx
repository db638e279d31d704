import { act, render, screen } from '@testing-library/react';
import { type ComponentType, createElement, lazy, type ReactElement, Suspense } from 'react';
import { BrowserRouter, useSearchParams } from 'react-router-dom';

interface Field {
  value: string;
  onChange: (text: string) => void;
}

/** Renders a field beside a list of what the address asks for, which appears, with the address, at `show`. */
export function renderBesideSlowList(field: (props: Field) => ReactElement) {
  const lists = new Map<string, ComponentType>([['', () => null]]);
  const shows = new Map<string, () => void>();
  const listOf = (text: string) => {
    const list = lists.get(text) ?? lazyList(text, (show) => shows.set(text, show));
    lists.set(text, list);
    return list;
  };
  const Screen = () => {
    const [params, setParams] = useSearchParams();
    const value = params.get('search') ?? '';
    return (
      <>
        {field({ value, onChange: (search) => setParams({ search }) })}
        <Suspense>{createElement(listOf(value))}</Suspense>
      </>
    );
  };
  window.history.replaceState(null, '', '/');
  render(<Screen />, { wrapper: BrowserRouter });
  return {
    isAskedFor: (text: string) => shows.has(text),
    show: async (text: string) => {
      await act(async () => shows.get(text)?.());
      await screen.findByText(`Found: ${text}`);
    },
  };
}

const lazyList = (text: string, onAsked: (show: () => void) => void) =>
  lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) =>
        onAsked(() => resolve({ default: () => <p>Found: {text}</p> })),
      ),
  );
