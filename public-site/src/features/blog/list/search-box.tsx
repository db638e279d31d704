import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { limits } from '@site/contracts';
import { SearchField } from '@site/ui';
import { samePage } from '../../../shared/shown-entry';
import { addressOf, AddressForm } from './address-form';
import type { BlogView } from './blog-address';

/** A pause in typing that means: search. */
const pauseMilliseconds = 250;

/** Searches while the visitor types. The field keeps its own text, so that nothing typed is ever overwritten. */
export function SearchBox({ view }: { view: BlogView }) {
  const field = useRef<HTMLInputElement>(null);
  const requested = useRef(view.search);
  const timer = useRef<number>(undefined);
  const navigate = useNavigate();

  useEffect(() => {
    if (field.current && view.search !== requested.current) field.current.value = view.search;
    requested.current = view.search;
  }, [view.search]);
  useEffect(() => {
    // The visitor may have begun before this script was here.
    if (field.current?.value !== requested.current) field.current?.dispatchEvent(new Event('input', { bubbles: true }));
    return () => window.clearTimeout(timer.current);
  }, []);

  const handleInput = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const form = field.current?.form;
      const text = field.current?.value.trim() ?? '';
      if (!form || text === requested.current) return;
      requested.current = text;
      void navigate(addressOf(form), { replace: view.search !== '', state: samePage });
    }, pauseMilliseconds);
  };

  return (
    <Form view={view} keep={['type', 'tag', 'view']} role="search">
      <SearchField
        ref={field}
        label="Search articles"
        name="search"
        placeholder="Search articles, videos, demos..."
        defaultValue={view.search}
        maxLength={limits.search}
        autoComplete="off"
        onInput={handleInput}
      />
    </Form>
  );
}

const Form = styled(AddressForm)`
  flex: 1 1 12.5rem;
  min-width: 0;
`;
