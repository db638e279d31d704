import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import styled from 'styled-components';
import { color, IconButton, LinkButton, space, TextLink } from '@site/ui';

interface PaneBarProps {
  closeHref: string;
  previousHref?: string;
  nextHref?: string;
}

/** Links from an open message: to the list, and to its neighbours there. */
export const PaneBar = ({ closeHref, previousHref, nextHref }: PaneBarProps) => (
  <Bar>
    <TextLink href={closeHref}>
      <ArrowLeft aria-hidden />
      Back to the list
    </TextLink>
    <Neighbours>
      <Neighbour label="Previous message" href={previousHref} Icon={ChevronUp} />
      <Neighbour label="Next message" href={nextHref} Icon={ChevronDown} />
    </Neighbours>
  </Bar>
);

/** Stays in its place where there is no neighbour, so that the other one does not move under the finger. */
const Neighbour = ({ label, href, Icon }: { label: string; href?: string; Icon: typeof ChevronUp }) =>
  href ? (
    <Step href={href} $tone="quiet" aria-label={label}>
      <Icon aria-hidden />
    </Step>
  ) : (
    <IconButton $tone="quiet" disabled aria-label={label}>
      <Icon aria-hidden />
    </IconButton>
  );

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  padding: ${space[8]} ${space[8]} ${space[8]} ${space[24]};
  border-bottom: 1px solid ${color.line};
`;

const Neighbours = styled.div`
  display: flex;
`;

const Step = styled(LinkButton)`
  width: 40px;
  min-height: 40px;
  padding: 0;
`;
