/**
 * TCP's own, for connections that may be silent for minutes, as while a migration writes a table anew. Between hosts something
 * may forget such a connection (at Azure after 4 minutes, at AWS after 350 s), and whoever waits on it would wait for ever.
 */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 60_000 };
