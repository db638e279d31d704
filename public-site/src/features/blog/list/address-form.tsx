import type { FormEvent, FormHTMLAttributes } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { samePage } from '../../../shared/shown-entry';
import { blogAddress, blogQuery, readBlogView, type BlogView } from './blog-address';

interface AddressFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method' | 'onSubmit'> {
  view: BlogView;
  /** What the form's own controls do not say: parts of the view that stay as they are. */
  keep: readonly ('type' | 'tag' | 'search' | 'view' | 'show')[];
  /** Takes the place of the present address instead of adding a step to go back. */
  replace?: boolean;
}

/** A form that leads to another view of the list: by its address with JavaScript, as a plain GET without. */
export function AddressForm({ view, keep, replace = false, children, ...rest }: AddressFormProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = blogQuery(view);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const address = addressOf(event.currentTarget, submitter);
    // As a browser does, which adds no step for the address that it shows.
    void navigate(address, { replace: replace || address === pathname + search, state: samePage });
  };

  return (
    <form {...rest} action="/blog" method="get" onSubmit={handleSubmit}>
      {keep.map(
        (name) => query.has(name) && <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />,
      )}
      {children}
    </form>
  );
}

/** The address that a form leads to as it is filled in now. */
export function addressOf(form: HTMLFormElement, submitter?: HTMLElement | null): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') query.append(name, value);
  }
  // Older browsers leave it out of a form's data.
  if (submitter instanceof HTMLButtonElement) query.append(submitter.name, submitter.value);
  return blogAddress(readBlogView(query));
}
