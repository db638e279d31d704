/** State of a navigation that gives a screen another address while somebody works on it. */
export const sameScreen = { sameScreen: true } as const;

export const isSameScreen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sameScreen' in state;
