import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { themeSwitchAttribute } from '@site/federation';
import { IconButton } from './button';

interface ThemeSwitchProps {
  className?: string;
  /** Words beside the picture, a part of its name. */
  children?: ReactNode;
}

/**
 * Switches between light and dark. The shell's host script listens, so it works before and without this app's own
 * JavaScript, and markup is the same for everyone: the style shows the picture of the scheme to come.
 */
export const ThemeSwitch = ({ className, children }: ThemeSwitchProps) => (
  <Toggle
    className={className}
    $tone="quiet"
    aria-label="Switch between light and dark"
    {...{ [themeSwitchAttribute]: '' }}
  >
    <Moon aria-hidden />
    <Sun aria-hidden />
    {children}
  </Toggle>
);

const toDark = css`
  & > :nth-child(1) {
    display: block;
  }
  & > :nth-child(2) {
    display: none;
  }
`;

const toLight = css`
  & > :nth-child(1) {
    display: none;
  }
  & > :nth-child(2) {
    display: block;
  }
`;

const Toggle = styled(IconButton)`
  ${toDark}

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${toLight}
    }
  }

  :root[data-theme='dark'] & {
    ${toLight}
  }

  /* Nobody would listen. */
  @media (scripting: none) {
    display: none;
  }
`;
