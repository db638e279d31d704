/** How long the API keeps what visitors leave behind. The privacy page says it with these numbers. */
export const retention = {
  /** From a message's deletion in the console to its end. */
  deletedMessageDays: 30,
  /** From a sign-up whose address nobody confirmed, and from an unsubscription, to their end. */
  subscriberDays: 30,
  /** So often within these days an address is asked to confirm, however often somebody enters it. */
  subscriberQuestions: 3,
  /** Between two looks for messages whose days are over. */
  messagePurgeHours: 6,
  /** So long a mail that is refused is tried again. */
  mailRetryHours: 24,
  /** So long the views of a post in one week are known. */
  viewWeeks: 104,
  /** Attempts of one address count together for so long, unless a deployment sets another number. */
  countedMinutes: { contact: 10, refused: 10 },
  /** From the end of these minutes to the deletion of the count, at least. */
  expiredCountMinutes: 60,
  /** Between two looks for counts to delete. */
  countPurgeMinutes: 5,
} as const;

/** Cookies of those who sign in. Over https each name begins with `__Host-`. */
export const signInCookies = {
  /** `hours`: unless a deployment sets another number. */
  session: { name: 'sid', hours: 24 * 7 },
  /** Readable by the site's scripts: shows them that it is worth asking who is signed in. Lives as long as the session's. */
  hint: { name: 'signed_in' },
  device: { name: 'device', days: 180 },
} as const;
