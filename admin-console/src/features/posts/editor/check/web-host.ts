/**
 * Whether a host name, as a URL has it, may be one that readers everywhere reach: no name of a single network, none that
 * is reserved for tests and examples, and none that can't be registered.
 */
export const isWebHost = (host: string): boolean => {
  const labels = host.replace(/\.$/, '').split('.');
  if (/^\d+$/.test(labels.at(-1) ?? '')) return !privateNetwork.test(host);
  return labels.length > 1 && labels.every((label) => hostLabel.test(label)) && !unreachable.test(labels.join('.'));
};

const hostLabel = /^(?!-)[\w-]{1,63}$/;

const unreachable = /\.(?:test|example|invalid|localhost|local|internal|home\.arpa|[^.])$/;

const privateNetwork =
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|22[4-9]|2[345]\d)\./;
