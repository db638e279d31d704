const parameter = 'history';

/** Address of a post's editor with its history open. */
export const historyAddress = (postId: string): string => `/admin/posts/${postId}/edit?${parameter}`;

export const wantsHistory = (params: URLSearchParams): boolean => params.has(parameter);

export function withoutHistory(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete(parameter);
  return rest;
}
