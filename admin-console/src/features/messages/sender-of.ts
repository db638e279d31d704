import type { ContactMessage } from '@site/api-client/admin';

/** The last name may be empty: the visitor's form asks for one name. */
export const senderOf = ({ firstName, lastName }: ContactMessage): string =>
  [firstName, lastName].filter(Boolean).join(' ');
