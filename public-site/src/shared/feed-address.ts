export const feedAddress = '/blog/feed.xml';
export const feedType = 'application/rss+xml';
