export { gatherHostilePosts, type HostilePost, hostilePosts } from './hostile-posts';
export { oneLine } from './one-line';
