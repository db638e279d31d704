/** Settings of a product or shell under test: where many browsers share few cores, nothing is as fast as for people. */
export const longTimeouts = {
  RENDER_TIMEOUT_MS: '30000',
  PROMOTION_WAIT_MS: '15000',
  MAX_LATENESS_MS: '20000',
};
