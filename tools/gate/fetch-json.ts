const timeoutMs = 10_000;

/** Throws when nothing answers in time, or something else than JSON. */
export async function fetchJson<Content>(address: URL): Promise<Content> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${address.href} answered ${response.status}`);
  return (await response.json()) as Content;
}
