import { lazy, Suspense, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import styled, { css, keyframes } from 'styled-components';
import { color, GlobalStyle, largeText, LinkButton, media, NewTabHint, SiteFooter, SiteHeader } from '@site/ui';
import { useSession } from '../features/session/session-context';
import { deferredMark } from '../shared/deferred-mark';
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
  deferred?: boolean;
  children: ReactNode;
}

/** What stands around every page. */
export function AppFrame({ main, deferred = false, children }: AppFrameProps) {
  const { config } = useSite();
  const { pathname, key } = useLocation();
  const user = useSession();
  return (
    <Frame data-site={deferred ? deferredMark : ''}>
      <SiteHead />
      <GlobalStyle />
      <SkipLink href="#content">Skip to content</SkipLink>
      <SiteHeader
        config={config}
        groups={headerNavigation}
        currentPath={pathname}
        entry={key}
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
      <NewTabHint />
      <SiteFooter config={config} groups={navigation} />
    </Frame>
  );
}

const layOut = keyframes`
  to {
    content-visibility: visible;
  }
`;

/** As far down as the parts of a page are told apart. */
const countedParts = 8;
const partAt = (index: number) => css`
  & > main > :nth-child(${index}) {
    --wait: ${100 + index * 40}ms;
  }
`;

/**
 * What is below a document's first part is laid out after the first paint, a part at a time, so that a phone is never busy
 * for long. Until then its height is a guess, which nobody sees. What React renders is laid out at once, and so is a document
 * that the shell's script finds returned to, or reloaded.
 */
const Frame = styled.div`
  container-type: inline-size;

  /* No column insists on its longest word at the cost of the screen's edge. */
  ${largeText} {
    & * {
      min-width: 0;
    }
  }

  /* Nobody presses anything on paper. */
  ${media.print} {
    & > header,
    & > footer,
    & nav,
    & form,
    & button,
    & ${LinkButton} {
      display: none;
    }

    & ::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }

  :root:not([data-layout='whole']) :not([data-app]) > & {
    & > main > :nth-child(n + 2),
    & > footer {
      content-visibility: auto;
      contain-intrinsic-size: auto 900px;
      animation: ${layOut} 1ms var(--wait, ${100 + (countedParts + 1) * 40}ms) forwards;
    }
  }

  ${Array.from({ length: countedParts - 1 }, (_, index) => partAt(index + 2))}
`;

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
