import { useEffect, useState } from 'react';
import { isSubscriptionFacts, prepareSubscription } from '../features/newsletter/manage/subscription-action';
import { SubscriptionView } from '../features/newsletter/manage/subscription-view';
import type { PageProps } from '../shared/page';

export {
  subscriptionAction as act,
  prepareSubscription as prepare,
} from '../features/newsletter/manage/subscription-action';

export function Page({ params: { token = '' }, initial }: PageProps) {
  const [facts, setFacts] = useState(initial);
  useEffect(() => {
    if (initial) return undefined;
    // Come back to without a document, which would have brought them.
    const over = new AbortController();
    void prepareSubscription({ params: { token }, fetch, signal: over.signal }).then(
      ({ state }) => over.signal.aborted || setFacts(state),
    );
    return () => over.abort();
  }, [initial, token]);
  if (!facts) return null;
  return <SubscriptionView facts={isSubscriptionFacts(facts) ? facts : { refusal: 503 }} />;
}
