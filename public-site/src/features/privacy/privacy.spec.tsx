import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { limits, retention, signInCookies } from '@site/contracts';
import { appScopes, bucketCookie, defaultSiteConfig, themeCookie, type SiteConfig } from '@site/federation';
import { SiteProvider } from '../../shared/site-context';
import { PrivacyView } from './privacy-view';

const origin = 'https://site.example.com';

function open(changes: Partial<SiteConfig> = {}) {
  render(
    <MemoryRouter>
      <SiteProvider value={{ config: { ...defaultSiteConfig, ...changes }, origin }}>
        <PrivacyView />
      </SiteProvider>
    </MemoryRouter>,
  );
}

const chapter = (name: string) => screen.getByRole('region', { name });

const cells = (cookie: string) =>
  within(screen.getByRole('row', { name: new RegExp(`(^|\\W)${cookie}(\\W|$)`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the table of cookies', () => {
  it('has the theme for as long as the script sets it', () => {
    open();
    for (const secure of [false, true]) {
      const [, name = '', seconds] = /^(?:__Host-)?(\w+)=dark;.* Max-Age=(\d+)/.exec(themeCookie('dark', secure)) ?? [];
      expect(cells(name)[1]).toMatch(new RegExp(`^${Number(seconds) / 86_400} days`));
    }
  });

  it('has the share of visitors, and a preview of each app', () => {
    open();
    expect(cells(bucketCookie.name)[1]).toBe(`${bucketCookie.days} days`);
    for (const app of Object.keys(appScopes))
      expect(cells(`release-preview-${app}`)[1]).toMatch(/^As long as the preview/);
  });

  it('has those of a session and a device', () => {
    open();
    const { session, hint, device } = signInCookies;
    for (const { name } of [session, hint]) expect(cells(name)[1]).toMatch(`${session.hours / 24} days from`);
    expect(cells(device.name)[1]).toMatch(`${device.days} days from`);
  });
});

describe('the privacy page', () => {
  it('says how long a message that was deleted can be restored, and when it is gone', () => {
    open();
    const text = chapter('When you write to us').textContent;
    expect(text).toContain(`restored for ${retention.deletedMessageDays} days.`);
    expect(text).toContain(`within ${retention.messagePurgeHours} hours.`);
    expect(text).toContain(`tries again for ${retention.mailRetryHours} hours.`);
  });

  it('says what is stored beside a message, and that it goes with it', () => {
    open();
    const text = chapter('When you write to us').textContent;
    for (const fact of [
      'page of this site that led you to the form',
      'which of us answers it',
      'what we note about it',
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).toContain('All of it is removed with the message.');
  });

  it('says what is stored of a sign-up for news, and when it is deleted', () => {
    open();
    const text = chapter('When you sign up for news').textContent;
    for (const fact of ['your name', 'your email address', 'the page with the form', 'when it asked', 'you said yes']) {
      expect(text).toContain(fact);
    }
    expect(text).toContain(`nobody confirms is deleted after ${retention.subscriberDays} days.`);
    expect(text).toContain(`delete all of it after ${retention.subscriberDays} days, within`);
  });

  it('says how long an address is counted and when it is deleted', () => {
    open();
    const text = chapter('Limits against misuse').textContent;
    const { countedMinutes, expiredCountMinutes, countPurgeMinutes } = retention;
    expect(text).toContain(`accepts counts for ${countedMinutes.contact} minutes, what it refuses for`);
    expect(text).toContain(`refuses for ${countedMinutes.refused} minutes.`);
    expect(text).toContain(`most ${expiredCountMinutes + countPurgeMinutes} minutes later`);
  });

  it('says how long views of posts are stored', () => {
    open();
    const text = chapter('Speed and errors').textContent;
    expect(text).toContain(`keep the total of each week for ${retention.viewWeeks} weeks.`);
  });

  it('says what stays in the browser of our staff, and for how long', () => {
    open();
    const text = chapter('Storage of your browser').textContent;
    expect(text).toContain(`after ${limits.unsavedDays} days`);
    for (const fact of ['text of a post', 'last five places', 'list of posts', 'preview']) expect(text).toContain(fact);
  });

  it('names whom to write to as the deployment does', () => {
    open({ name: 'Acme Works', email: 'data@acme.example.com', address: '1 Acme Street' });
    const { textContent } = chapter('Your rights');
    expect(textContent).toContain('data@acme.example.com, or to Acme Works, 1 Acme Street.');
    expect(screen.getByRole('link', { name: 'data@acme.example.com' })).toHaveAttribute(
      'href',
      'mailto:data@acme.example.com?subject=What%20you%20store%20about%20me',
    );
  });

  it.each([
    ['', false],
    ['/media/map.html', false],
    [`${origin}/media/map.html`, false],
    ['https://maps.example.com/embed?q=1', true],
  ])('names who delivers the map, unless it is ours: %s', (mapUrl, isNamed) => {
    open({ mapUrl });
    expect(chapter('Other companies').textContent?.includes('its map from maps.example.com')).toBe(isNamed);
  });
});
