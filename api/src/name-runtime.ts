/**
 * As Node itself does from version 21 on. Without it pg finds out where it runs by making a Response, which loads all of
 * fetch: 13 MB that this process has no use for.
 */
if (!('navigator' in globalThis)) {
  Object.assign(globalThis, { navigator: { userAgent: `Node.js/${process.versions.node.split('.')[0]}` } });
}
