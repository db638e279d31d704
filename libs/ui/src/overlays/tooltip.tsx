import * as RadixTooltip from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { color, layer, radius, type } from '../theme/tokens';

/** Delays of every tooltip below it. Rendered once, around an app that has tooltips. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </RadixTooltip.Provider>
);

/** A few words about the control that it wraps; never the control's only name. */
export const Tooltip = ({ content, children }: { content: ReactNode; children: ReactElement }) => (
  <RadixTooltip.Root>
    <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
    <RadixTooltip.Portal>
      <Bubble sideOffset={6} collisionPadding={8}>
        {content}
      </Bubble>
    </RadixTooltip.Portal>
  </RadixTooltip.Root>
);

const Bubble = styled(RadixTooltip.Content)`
  ${type.small}
  z-index: ${layer.tooltip};
  max-width: 280px;
  padding: 6px 10px;
  border-radius: ${radius};
  background: ${color.ink};
  color: ${color.paper};
`;
