import { ArrowDown, ArrowRight, ArrowUpRight, Mail } from 'lucide-react';
import styled from 'styled-components';
import { largeText, LinkButton, media, space, TextLink } from '@site/ui';
import type { SiteConfig } from '@site/federation';
import { mailTo } from '../../shared/mail-to';
import { useSite } from '../../shared/site-context';
import type { Action } from '../sections';

interface ActionButtonProps {
  action: Action;
  tone?: 'primary' | 'outline' | 'lime';
}

/** An action as a button. */
export function ActionButton({ action, tone }: ActionButtonProps) {
  const { config } = useSite();
  return (
    <LinkButton href={addressOf(action, config)} $tone={tone}>
      {action.label}
      <Mark action={action} />
    </LinkButton>
  );
}

interface ActionRowProps {
  actions: readonly Action[];
  /** Without it the first stands out. */
  tone?: ActionButtonProps['tone'];
  className?: string;
}

/** Actions as buttons side by side. */
export const ActionRow = styled(({ actions, tone, className }: ActionRowProps) => (
  <div className={className}>
    {actions.map((action, index) => (
      <ActionButton key={action.label} action={action} tone={tone ?? (index === 0 ? 'primary' : 'outline')} />
    ))}
  </div>
))`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};

  ${media.phone} {
    display: grid;
  }
`;

/** An action as a link on its own line. */
export function ActionLink({ action }: { action: Action }) {
  const { config } = useSite();
  return (
    <WrappingLink href={addressOf(action, config)}>
      {action.label}
      <Mark action={action} />
    </WrappingLink>
  );
}

/** Where it takes several lines, its mark stands behind the last of them, not beside them. */
const WrappingLink = styled(TextLink)`
  ${largeText} {
    display: inline-block;

    & > svg {
      display: inline;
      margin-left: 6px;
      vertical-align: -0.1em;
    }
  }

  /* Nobody follows it on paper. */
  ${media.print} {
    display: none;
  }
`;

const Mark = ({ action }: { action: Action }) => {
  const Icon = marks[action.to];
  return <Icon aria-hidden="true" />;
};

/** One for each meaning. */
const marks = { schedule: ArrowUpRight, page: ArrowRight, anchor: ArrowDown, email: Mail };

function addressOf(action: Action, config: SiteConfig): string {
  switch (action.to) {
    case 'schedule':
      return config.schedulingUrl;
    case 'page':
    case 'anchor':
      return action.href;
    case 'email':
      return mailTo(config.email, action.subject);
  }
}
