/** Lets the browser handle what is pressed and paint in between: https://web.dev/articles/optimize-long-tasks */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
