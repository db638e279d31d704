import { isSubscriptionFacts } from '../features/newsletter/manage/answer-subscription';
import { SubscriptionView } from '../features/newsletter/manage/subscription-view';
import type { PageProps } from '../shared/page';

export {
  answerSubscription as act,
  prepareSubscription as prepare,
} from '../features/newsletter/manage/answer-subscription';

export const Page = ({ initial }: PageProps) => (
  <SubscriptionView facts={isSubscriptionFacts(initial) ? initial : { refusal: 503 }} />
);
