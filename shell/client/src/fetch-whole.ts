import type { Progress } from './unless-stalled';

/** A response all of whose body has come. Each part of it is progress. */
export async function fetchWhole(url: string, { onProgress, signal }: Progress): Promise<Response> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  const reader = response.clone().body?.getReader();
  while (reader && !(await reader.read()).done) onProgress();
  return response;
}
