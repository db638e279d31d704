const special: Record<string, string> = {
  signIn: 'Signed in',
  signInAgain: 'Signed in again',
  signInFailed: 'Sign-in failed',
  tooManySignInsFailed: 'Too many sign-ins failed',
  secondFactorFailed: 'Second factor failed',
  signOut: 'Signed out',
  changePosts: 'Changed posts',
  'changePosts.setStatus': 'Set status',
  'changePosts.delete': 'Deleted post',
  // Older entries.
  'changePosts.publish': 'Set status to Published',
  'changePosts.unpublish': 'Set status to Draft',
  changeOwnPassword: 'Changed own password',
  updateAccount: 'Changed own profile',
  beginSecondFactor: 'Began to set up second factor',
  mailPasswordReset: 'Emailed password reset',
  markContactMessageRead: 'Marked message as read',
  markContactMessageUnread: 'Marked message as unread',
  deleteContactMessage: 'Deleted message',
  restoreContactMessage: 'Restored message',
  updateLead: 'Changed state or person of message',
  addMessageNote: 'Added note to message',
  replyToMessage: 'Replied to message',
  exportContactMessages: 'Exported messages',
};

const irregular: Record<string, string> = {
  begin: 'began',
  copy: 'copied',
  get: 'read',
  hold: 'held',
  pin: 'pinned',
  reset: 'reset',
  send: 'sent',
  set: 'set',
  step: 'stepped',
  take: 'took',
  unpin: 'unpinned',
  withdraw: 'withdrew',
};

/** An action of the audit log in words: `createPost` is 'Created post'. */
export function actionLabel(action: string): string {
  const known = special[action];
  if (known) return known;
  const [name = '', detail] = action.split('.');
  const [verb = '', ...rest] = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).split(' ');
  const words = [pastOf(verb), ...rest].join(' ');
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return detail ? `${sentence}: ${detail}` : sentence;
}

const pastOf = (verb: string): string => irregular[verb] ?? (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);

/** What deserves a second look. */
export const isFailure = (action: string): boolean => action.endsWith('Failed');
