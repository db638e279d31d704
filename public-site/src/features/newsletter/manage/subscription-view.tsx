import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { SubscriberState } from '@site/contracts';
import { Button, Notice, space } from '@site/ui';
import { MessagePage } from '../../../shared/message-page';
import type { SubscriptionFacts } from './subscription-action';

interface Words {
  title: string;
  text: string;
  /** What the page's buttons do; absent where there is nothing left to do. */
  actions?: { name: 'confirm' | 'unsubscribe'; label: string }[];
}

const wordsOf: Record<SubscriberState, (topic: string) => Words> = {
  pending: (topic) => ({
    title: 'Do you want our news?',
    text: `Somebody asked us to send “${topic}” to your address. We send it only if you confirm that.`,
    actions: [
      { name: 'confirm', label: 'Yes, send it' },
      { name: 'unsubscribe', label: 'No, don’t send it' },
    ],
  }),
  subscribed: (topic) => ({
    title: 'You get our news',
    text: `We send “${topic}” to your address. You can end that here at any time.`,
    actions: [{ name: 'unsubscribe', label: 'Unsubscribe' }],
  }),
  unsubscribed: (topic) => ({
    title: 'You are unsubscribed',
    text: `We no longer send “${topic}” to your address.`,
  }),
};

const refusals: Record<404 | 503, Words> = {
  404: {
    title: 'This link does not work',
    text: 'The link may be incomplete, or the subscription was deleted: then we send you nothing.',
  },
  503: {
    title: 'Your subscription can’t be shown right now',
    text: 'Something behind this page is not answering. Please load it again in a moment.',
  },
};

/** A subscription to news, for whoever has its link: to confirm it, and to end it. */
export function SubscriptionView({ facts }: { facts: SubscriptionFacts }) {
  const { pathname } = useLocation();
  const { title, text, actions } = 'refusal' in facts ? refusals[facts.refusal] : wordsOf[facts.state](facts.topic);
  return (
    <MessagePage title={title} text={text}>
      {actions && (
        <ActionForm method="post" action={pathname}>
          {actions.map(({ name, label }, index) => (
            <Button key={name} type="submit" name="action" value={name} $tone={index > 0 ? 'outline' : undefined}>
              {label}
            </Button>
          ))}
        </ActionForm>
      )}
      {'failed' in facts && (
        <Notice role="alert" $tone="bad">
          Sorry, that did not reach us. Please try again in a moment.
        </Notice>
      )}
    </MessagePage>
  );
}

const ActionForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};
`;
