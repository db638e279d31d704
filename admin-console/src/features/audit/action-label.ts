const special: Record<string, string> = {
  signIn: 'Signed in',
  signInAgain: 'Signed in again',
  signInFailed: 'Sign-in failed',
  secondFactorFailed: 'Second factor failed',
  signOut: 'Signed out',
  changePosts: 'Change posts',
  'changePosts.setStatus': 'Set status',
  'changePosts.delete': 'Delete post',
  // Older entries.
  'changePosts.publish': 'Set status to Published',
  'changePosts.unpublish': 'Set status to Draft',
  changeOwnPassword: 'Changed own password',
  updateAccount: 'Changed own profile',
};

/** An action of the audit log in words: `createPost` is 'Create post'. */
export function actionLabel(action: string): string {
  const known = special[action];
  if (known) return known;
  const [name = '', detail] = action.split('.');
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return detail ? `${sentence}: ${detail}` : sentence;
}

/** What deserves a second look. */
export const isFailure = (action: string): boolean => action.endsWith('Failed');
