const watchHosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
]);
const videoId = /^[\w-]{6,20}$/;

/** The embed address of a YouTube video, from its watch, short or embed address; null for any other. */
export function youtubeEmbedAddress(address: string): string | null {
  const url = parse(address);
  const id = url && idOf(url);
  return id && videoId.test(id) ? `https://www.youtube.com/embed/${id}` : null;
}

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

function idOf({ hostname, pathname, searchParams }: URL): string | null | undefined {
  const [folder, id] = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return folder;
  if (!watchHosts.has(hostname)) return null;
  if (folder === 'watch') return searchParams.get('v');
  return folder === 'embed' || folder === 'shorts' || folder === 'live' ? id : null;
}
