import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSiteConfig } from '@site/federation';
import { SiteProvider } from '../../../shared/site-context';
import { CopyLink } from './copy-link';

it('shows the address where the browser has no clipboard, as over plain http', async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  render(
    <SiteProvider value={{ config: defaultSiteConfig, origin: 'http://site.example.com' }}>
      <CopyLink path="/blog/a-post" />
    </SiteProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/Copy it from here/)).toHaveTextContent('http://site.example.com/blog/a-post');
});
