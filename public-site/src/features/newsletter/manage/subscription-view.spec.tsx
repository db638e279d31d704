import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { SubscriberState } from '@site/contracts';
import { defaultSiteConfig } from '@site/federation';
import { SiteProvider } from '../../../shared/site-context';
import { SubscriptionView } from './subscription-view';

const open = (state: SubscriberState) =>
  render(
    <MemoryRouter initialEntries={['/newsletter/token']}>
      <SiteProvider value={{ config: defaultSiteConfig, origin: 'https://site.example.com' }}>
        <SubscriptionView facts={{ topic: 'insights', state }} />
      </SiteProvider>
    </MemoryRouter>,
  );

/** What each button has the page's form post, without JavaScript too. */
const buttons = () =>
  screen
    .queryAllByRole<HTMLButtonElement>('button')
    .map(({ textContent, type, form, name, value }) => [
      textContent,
      `${type} ${form?.method} ${form?.getAttribute('action')} ${name}=${value}`,
    ]);

describe('the page of a subscription', () => {
  it.each<[SubscriberState, string[][]]>([
    [
      'pending',
      [
        ['Yes, send it', 'submit post /newsletter/token action=confirm'],
        ['No, don’t send it', 'submit post /newsletter/token action=unsubscribe'],
      ],
    ],
    ['subscribed', [['Unsubscribe', 'submit post /newsletter/token action=unsubscribe']]],
    ['unsubscribed', []],
  ])('has a button for each answer to one that is %s', (state, expected) => {
    open(state);
    expect(buttons()).toEqual(expected);
  });
});
