import type { SubscriberState } from '@site/contracts';
import type { Subscriber } from './subscriber.entity';

/** A subscription as whoever has its link sees it. */
export class Subscription {
  topic!: string;
  state!: SubscriberState;
}

/** A subscriber as admins see it. */
export class SubscriberDetails extends Subscription {
  id!: number;
  firstName!: string;
  lastName!: string;
  email!: string;
  /** Path of the page with the form; null where it is not known. */
  sourcePage!: string | null;
  createdAt!: Date;
  /** Null: nobody with access to the address's mail has confirmed it. */
  confirmedAt!: Date | null;
  unsubscribedAt!: Date | null;
}

export const presentSubscription = ({ topic, state }: Subscriber): Subscription => ({ topic, state });

export function presentSubscriber(subscriber: Subscriber): SubscriberDetails {
  const { id, firstName, lastName, email, topic, state, sourcePage, createdAt, confirmedAt, unsubscribedAt } =
    subscriber;
  return { id, firstName, lastName, email, topic, state, sourcePage, createdAt, confirmedAt, unsubscribedAt };
}
