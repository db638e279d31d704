import { Link2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { Button, VisuallyHidden } from '@site/ui';
import { useSite } from '../../../shared/site-context';

/** Copies the article's address. A form, so that the first touch of it loads the app; without scripts it is not there. */
export function CopyLink({ path }: { path: string }) {
  const { origin } = useSite();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const address = origin + path;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(address);
      setCopied('yes');
    } catch {
      // Outside https, browsers have no clipboard to offer.
      setCopied('no');
    }
  };
  return (
    <Form method="dialog" onSubmit={handleSubmit}>
      <Button type="submit" $tone="outline" $size="small">
        <Link2 aria-hidden />
        {copied === 'yes' ? 'Link copied' : 'Copy link'}
      </Button>
      <VisuallyHidden role="status">{copied === 'yes' && 'Link copied'}</VisuallyHidden>
      {copied === 'no' && <small role="status">Copy it from here: {address}</small>}
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  @media (scripting: none) {
    display: none;
  }

  /* A translated page does without the app, too. */
  :root[class*='translated-'] & {
    display: none;
  }
`;
