import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { navigation } from './navigation';

interface AppFrameProps {
  main: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** What stands around every page. */
export function AppFrame({ main, children }: AppFrameProps) {
  return (
    <div data-site="">
      <SkipLink href="#content">Skip to content</SkipLink>
      <nav>
        {navigation.flatMap((section) =>
          section.links.map((link) => (
            <a key={link.href} href={link.href}>
              {link.label}
            </a>
          )),
        )}
      </nav>
      <Main id="content" ref={main} tabIndex={-1}>
        {children}
      </Main>
    </div>
  );
}

const SkipLink = styled.a`
  position: absolute;
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;

const Main = styled.main`
  outline: none;
`;
