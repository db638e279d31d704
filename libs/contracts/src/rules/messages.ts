// Rules of one property are checked from the lowest decorator up and the first failure speaks,
// so the most basic rule (required) stands directly above the property.

export const required = (label: string) => ({ message: `${label} is required` });

export const isText = (label: string) => ({ message: `${label} must be text` });

export const atLeast = (label: string, length: number) => ({
  message: `${label} must be at least ${length} characters`,
});

export const atMost = (label: string, length: number) => ({
  message: `${label} must be at most ${length} characters`,
});
