import { Contrast } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { themeSwitchAttribute } from '@site/federation';
import { IconButton } from './button';

interface ThemeSwitchProps {
  className?: string;
  /** Words beside the picture, a part of its name. */
  children?: ReactNode;
}

/**
 * Switches between light and dark. The shell's host script listens, so it works before and without this app's own
 * JavaScript, and markup is the same for everyone.
 */
export const ThemeSwitch = ({ className, children }: ThemeSwitchProps) => (
  <Toggle
    className={className}
    $tone="quiet"
    aria-label="Switch between light and dark"
    {...{ [themeSwitchAttribute]: '' }}
  >
    <Contrast aria-hidden />
    {children}
  </Toggle>
);

const Toggle = styled(IconButton)`
  /* Nobody would listen. */
  @media (scripting: none), (forced-colors: active) {
    display: none;
  }
`;
