import { Moon, Sun } from 'lucide-react';
import styled, { css } from 'styled-components';
import { themeSwitchAttribute } from '@site/federation';
import { IconButton } from './button';

/**
 * Switches between light and dark. The shell's host script listens, so it works before and without this app's own
 * JavaScript, and markup is the same for everyone: the style shows the picture of the scheme to come.
 */
export const ThemeSwitch = ({ className }: { className?: string }) => (
  <Toggle
    className={className}
    $tone="quiet"
    aria-label="Switch between light and dark"
    {...{ [themeSwitchAttribute]: '' }}
  >
    <Moon aria-hidden />
    <Sun aria-hidden />
  </Toggle>
);

const toDark = css`
  & > :first-child {
    display: block;
  }
  & > :last-child {
    display: none;
  }
`;

const toLight = css`
  & > :first-child {
    display: none;
  }
  & > :last-child {
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
