import { type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { color, media, RecoveringBoundary, Skeleton, space, type } from '@site/ui';
import { whenSidebarIsNarrow } from '../shared/narrow-sidebar';
import { isSameScreen } from '../shared/same-screen';
import { CrashMessage } from './crash-message';
import { Sidebar } from './sidebar';
import { useScrollPlace } from './use-scroll-place';

/** What stands around every screen but the sign-in: a sidebar on wide screens, a bar on narrow ones. */
export function Frame() {
  const { pathname, state } = useLocation();
  useScrollPlace();
  const main = useFocusOnNavigation(pathname, isSameScreen(state));
  const handleSkip = (event: MouseEvent) => {
    // Followed, the link would be a step of the browser's history that the router does not know.
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <Page>
      <SkipLink href="#screen" onClick={handleSkip}>
        Skip to the screen
      </SkipLink>
      <Sidebar />
      <Main id="screen" ref={main} tabIndex={-1}>
        <RecoveringBoundary place={pathname} fallback={<CrashMessage />}>
          <Suspense fallback={<Skeleton $height="40px" $width="280px" />}>
            <Outlet />
          </Suspense>
        </RecoveringBoundary>
      </Main>
    </Page>
  );
}

/** A screen reader is told of a new screen. */
function useFocusOnNavigation(pathname: string, sameScreen: boolean) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (sameScreen) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname, sameScreen]);
  return main;
}

const Page = styled.div`
  min-height: 100vh;
  ${type.dense}
  background: ${color.paper};

  ${media.desktop} {
    display: grid;
    grid-template-columns: 256px minmax(0, 1fr);
  }

  ${whenSidebarIsNarrow(css`
    grid-template-columns: 66px minmax(0, 1fr);
  `)}
`;

const SkipLink = styled.a`
  position: absolute;
  z-index: 2;
  inset: ${space[8]} auto auto ${space[8]};
  padding: ${space[8]} ${space[16]};
  background: ${color.blue};
  color: ${color.onFill};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

const Main = styled.main`
  width: 100%;
  max-width: 1180px;
  margin-inline: auto;
  padding: ${space[24]} ${space[16]} ${space[64]};

  ${media.desktop} {
    padding: ${space[32]} ${space[32]} ${space[64]};
  }
`;
