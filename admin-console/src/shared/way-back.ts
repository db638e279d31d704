/** State of a navigation that leads back to a screen: it is shown at the place where it was left. */
export const wayBack = { wayBack: true } as const;

export const isWayBack = (state: unknown): boolean => typeof state === 'object' && state !== null && 'wayBack' in state;
