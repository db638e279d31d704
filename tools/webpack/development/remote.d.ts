declare module 'remote/mount' {
  export const mount: import('@site/federation').Mount;
}
