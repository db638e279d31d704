import { CONTRACT_VERSION, type Render } from '@site/federation';

/** The address is in the page: which of them the shell hands over is seen from outside. */
export const render: Render = async (address, { config }) => ({
  status: 200,
  head: `<title>Events · ${config.name}</title>`,
  body: `<main><h1>Events at ${encodeURI(address)}</h1><p>Contract ${CONTRACT_VERSION}</p><button type="button">Count</button><a href="/">Home</a></main>`,
  state: null,
  chunks: [],
  cacheSeconds: 60,
});
