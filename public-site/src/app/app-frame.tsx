import { lazy, Suspense, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { color, GlobalStyle, SiteFooter, SiteHeader } from '@site/ui';
import { useSession } from '../features/session/session-context';
import { quietMark } from '../shared/quiet-mark';
import { useSite } from '../shared/site-context';
import { headerNavigation, navigation } from './navigation';
import { SiteHead } from './site-head';

const WelcomeBar = lazy(async () => {
  const { WelcomeBar } = await import(/* webpackChunkName: "session" */ '../features/session/welcome');
  return { default: WelcomeBar };
});

interface AppFrameProps {
  main: RefObject<HTMLElement | null>;
  /** Whether the page, as a document, can do without the app. */
  quiet?: boolean;
  children: ReactNode;
}

/** What stands around every page. */
export function AppFrame({ main, quiet = false, children }: AppFrameProps) {
  const { config } = useSite();
  const { pathname } = useLocation();
  const user = useSession();
  return (
    <div data-site={quiet ? quietMark : ''}>
      <SiteHead />
      <GlobalStyle />
      <SkipLink href="#content">Skip to content</SkipLink>
      <SiteHeader
        config={config}
        groups={headerNavigation}
        currentPath={pathname}
        welcome={
          user && (
            <Suspense fallback={null}>
              <WelcomeBar user={user} />
            </Suspense>
          )
        }
      />
      <main id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter config={config} groups={navigation} />
    </div>
  );
}

const SkipLink = styled.a`
  position: absolute;
  z-index: 10;
  top: 8px;
  left: 8px;
  padding: 12px 16px;
  background: ${color.lime};
  color: ${color.onLime};
  font-weight: 600;

  &:not(:focus) {
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
