const remedy =
  'This console may be out of date: if this lasts, reload the page. Text that is kept on this device is offered again.';

/**
 * What is said of a failure, and what helps where code did not come: a tab that has been open for months is of a version
 * that may be deleted by now, and then no attempt helps.
 */
export const withRemedy = (text: string, error: unknown): string =>
  navigator.onLine && (error as Error | null)?.name === 'ChunkLoadError'
    ? `${text.replace(/\w$/, '$&.')} ${remedy}`
    : text;
