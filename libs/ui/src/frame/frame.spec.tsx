import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { defaultSiteConfig, themeSwitchAttribute } from '@site/federation';
import { renderWithProviders } from '@site/testing';
import type { NavigationGroup } from './navigation';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { WelcomeBar } from './welcome-bar';

const groups: NavigationGroup[] = [
  { label: 'Industries', items: [{ label: 'Construction', href: '/construction' }] },
  { label: 'Insights', href: '/blog' },
  { label: 'Company', items: [{ label: 'About', href: '/about' }] },
];

const RoutedHeader = () => {
  const { pathname, key } = useLocation();
  return <SiteHeader config={defaultSiteConfig} groups={groups} currentPath={pathname} entry={key} />;
};
const renderHeader = () => renderWithProviders(<RoutedHeader />, { address: '/about' });
const openMenus = () => screen.getAllByRole('group').filter((menu) => menu.hasAttribute('open'));

describe('SiteHeader', () => {
  it('books a meeting in a new tab', () => {
    renderHeader();
    const booking = screen.getByRole('link', { name: 'Book a Meeting' });
    expect(booking).toHaveAttribute('href', defaultSiteConfig.schedulingUrl);
    expect(booking).toHaveAttribute('target', '_blank');
    expect(booking).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('marks the present page', () => {
    renderHeader();
    expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Insights' })).not.toHaveAttribute('aria-current');
  });

  it('opens a menu, and closes it on Escape with the focus on its name', async () => {
    const { user } = renderHeader();
    await user.click(screen.getByText('Industries'));
    expect(openMenus()).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(openMenus()).toHaveLength(0);
    expect(screen.getByText('Industries')).toHaveFocus();
  });

  it('marks the entry that an article is below', () => {
    renderWithProviders(<RoutedHeader />, { address: '/blog/an-article' });
    expect(screen.getByRole('link', { name: 'Insights' })).toHaveAttribute('aria-current', 'true');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('closes its menu on a press elsewhere', async () => {
    const { user } = renderHeader();
    await user.click(screen.getByText('Industries'));
    await user.click(document.body);
    expect(openMenus()).toHaveLength(0);
  });

  it('closes its menu after a navigation', async () => {
    const { user } = renderHeader();
    await user.click(screen.getByText('Industries'));
    await user.click(screen.getByRole('link', { name: 'Construction' }));
    expect(screen.getByRole('link', { name: 'Construction' })).toHaveAttribute('aria-current', 'page');
    expect(openMenus()).toHaveLength(0);
  });

  it('does so in a browser that knows no popovers, nor their selector', async () => {
    const { matches } = Element.prototype;
    const known = jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      if (selector.includes(':popover-open')) throw new SyntaxError(`${selector} is not a valid selector`);
      return matches.call(this, selector);
    });
    const { user } = renderHeader();
    await user.click(screen.getByText('Industries'));
    await user.click(screen.getByRole('link', { name: 'Construction' }));
    expect(openMenus()).toHaveLength(0);
    known.mockRestore();
  });

  it('closes its menu after a link to another view of the same page', async () => {
    const { user } = renderWithProviders(<RoutedHeader />, { address: '/about?of=us' });
    await user.click(screen.getByText('Company'));
    await user.click(screen.getByRole('link', { name: 'About' }));
    expect(openMenus()).toHaveLength(0);
  });

  it('has switches between light and dark that the shell knows', () => {
    renderHeader();
    const switches = screen.getAllByRole('button', { name: 'Switch between light and dark' });
    expect(switches.every((button) => button.hasAttribute(themeSwitchAttribute))).toBe(true);
  });

  it('ties the phone menu to its button', () => {
    renderHeader();
    const menu = screen.getByRole('navigation', { name: 'Main' });
    expect(menu).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', menu.id);
  });
});

describe('WelcomeBar', () => {
  it('greets an admin and leads to the console and out', () => {
    renderWithProviders(<WelcomeBar user={{ username: 'dana', role: 'admin' }} />);
    expect(screen.getByText('Welcome, dana')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin');
    expect(screen.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/auth/logout');
  });

  it('greets someone without a username as Admin', () => {
    renderWithProviders(<WelcomeBar user={{ username: null, role: 'admin' }} />);
    expect(screen.getByText('Welcome, Admin')).toBeInTheDocument();
  });

  it('shows no way to the console to a user who is no admin', () => {
    renderWithProviders(<WelcomeBar user={{ username: 'sam', role: 'user' }} />);
    expect(screen.queryByRole('link', { name: 'Admin Dashboard' })).not.toBeInTheDocument();
  });
});

describe('SiteFooter', () => {
  it('says who drew this and how to reach them', () => {
    renderWithProviders(<SiteFooter config={defaultSiteConfig} groups={groups} />);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: defaultSiteConfig.phone })).toHaveAttribute('href', 'tel:+12175550142');
    expect(footer.getByText(defaultSiteConfig.address)).toBeInTheDocument();
    expect(footer.getByRole('link', { name: defaultSiteConfig.email })).toBeInTheDocument();
    expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', defaultSiteConfig.social.linkedin);
    expect(footer.getByText(new RegExp(`© ${new Date().getFullYear()}`))).toBeInTheDocument();
  });

  it('draws nothing for a network that the company is not on', () => {
    const social = { facebook: '', linkedin: '', youtube: '' };
    renderWithProviders(<SiteFooter config={{ ...defaultSiteConfig, social }} groups={groups} />);
    expect(screen.queryByRole('link', { name: /Facebook|LinkedIn|YouTube/ })).not.toBeInTheDocument();
    expect(screen.getByRole('contentinfo').querySelector('a[href=""]')).toBeNull();
  });

  it('lists a page without a menu in the last column', () => {
    renderWithProviders(<SiteFooter config={defaultSiteConfig} groups={groups} />);
    const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Construction', 'Insights', 'About']);
  });
});
