import type { ContactInput, PostInput, UserInput } from '@site/contracts';

let count = 0;

/** Valid input, different each time. */
export function postInput(overrides: Partial<PostInput> = {}): PostInput {
  count += 1;
  return { title: `Post ${count}`, slug: `post-${count}`, content: 'Some words.', type: 'blog', ...overrides };
}

export function userInput(overrides: Partial<UserInput> = {}): UserInput {
  count += 1;
  return {
    username: `user-${count}`,
    email: `user-${count}@example.com`,
    firstName: 'Ada',
    lastName: 'Lovelace',
    password: 'secret-enough',
    ...overrides,
  };
}

export function contactInput(overrides: Partial<ContactInput> = {}): ContactInput {
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    // The same words again are the same message.
    message: `Please call me back. ${++count}`,
    ...overrides,
  };
}
