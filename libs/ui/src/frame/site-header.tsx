import { ArrowUpRight, Menu, X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { SiteConfig } from '@site/federation';
import { IconButton } from '../actions/button';
import { LinkButton } from '../actions/link-button';
import { ThemeSwitch } from '../actions/theme-switch';
import { Container } from '../layout/container';
import { color, largeText, media } from '../theme/tokens';
import { Logo } from './logo';
import { MenuEntry } from './menu-entry';
import type { NavigationGroup } from './navigation';
import { useMenuClosing } from './use-menu-closing';

export interface SiteHeaderProps {
  config: Pick<SiteConfig, 'name' | 'schedulingUrl'>;
  groups: readonly NavigationGroup[];
  /** Marks the present page. */
  currentPath: string;
  /** Of the browser's history: closes the menus when it changes. */
  entry: string;
  /** Place of the WelcomeBar. */
  welcome?: ReactNode;
}

/**
 * Logo, menus and the booking button. The menus are the browser's own (`details`, `popover`),
 * so they open before and without JavaScript.
 */
export const SiteHeader = ({ config, groups, currentPath, entry, welcome }: SiteHeaderProps) => {
  const sheetId = useId();
  const sheet = useRef<HTMLElement>(null);
  useMenuClosing(sheet, entry);

  return (
    <Frame>
      {welcome}
      <Bar>
        <Logo name={config.name} />
        <Sheet id={sheetId} ref={sheet} popover="auto" aria-label="Main">
          <SheetHead>
            <Logo name={config.name} />
            <ThemeSwitch />
            <SheetButton $tone="quiet" popoverTarget={sheetId} popoverTargetAction="hide" aria-label="Close menu">
              <X aria-hidden />
            </SheetButton>
          </SheetHead>
          <ul>
            {groups.map((group) => (
              <MenuEntry key={group.label} group={group} currentPath={currentPath} />
            ))}
          </ul>
        </Sheet>
        <BarThemeSwitch />
        <Booking href={config.schedulingUrl} $size="small">
          Book a Meeting
          <ArrowUpRight aria-hidden />
        </Booking>
        <SheetButton $tone="outline" popoverTarget={sheetId} aria-label="Menu">
          <Menu aria-hidden />
        </SheetButton>
      </Bar>
    </Frame>
  );
};

const Frame = styled.header`
  background: ${color.paper};
  border-bottom: 1px solid ${color.line};
`;

/** Where letters are large, the name has a line of its own above what can be pressed. */
const row = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 68px;

  & > :first-child {
    margin-right: auto;
  }

  ${largeText} {
    flex-wrap: wrap;
    justify-content: space-between;
    padding-block: 12px;

    & > :first-child {
      flex: 1 0 100%;
    }
  }
`;

const Bar = styled(Container)`
  ${row}

  ${media.desktop} {
    gap: 24px;
  }
`;

/** On narrow screens a sheet over the page, where the browser places every popover; on wide ones a row of the bar. */
const Sheet = styled.nav`
  &:popover-open {
    width: 100%;
    height: 100%;
    padding: 0 24px 32px;
    border: 0;
    background: ${color.paper};
    color: ${color.ink};
  }

  ${media.desktop} {
    all: unset;
    display: block;
    position: relative;

    & > ul {
      display: flex;
      gap: 4px;
    }
  }
`;

const SheetHead = styled.div`
  ${row}

  ${media.desktop} {
    display: none;
  }
`;

/** A phone's bar has no room for it: there it stands in the sheet. */
const BarThemeSwitch = styled(ThemeSwitch)`
  ${media.phone} {
    display: none;
  }
`;

const Booking = styled(LinkButton)`
  gap: 4px;

  & > svg {
    width: 1rem;
    height: 1rem;
  }

  ${media.phone} {
    padding-inline: 8px;
    font-size: 0.875rem;
  }
`;

const SheetButton = styled(IconButton)`
  flex: none;

  ${media.desktop} {
    display: none;
  }
`;
