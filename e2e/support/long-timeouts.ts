/** Settings of a product or shell under test: where many browsers share few cores, nothing is as fast as for people. */
export const longTimeouts = {
  RENDER_TIMEOUT_MS: '30000',
  PROMOTION_WAIT_MS: '15000',
  MAX_LATENESS_MS: '20000',
};

/** Journeys sign in and write far more often than people do. */
export const wideLimits = {
  LOGIN_LIMIT_USER: '1000',
  LOGIN_LIMIT_ADDRESS: '1000',
  LOGIN_LIMIT_NAME: '1000',
  CONTACT_LIMIT: '1000',
  REFUSED_LIMIT: '1000',
};
