import { userLists } from './admin';
import { secondFactorEndpoints } from './second-factor.gen';

export type * from './second-factor.gen';

/** The second factor of the own account. */
const secondFactorApi = secondFactorEndpoints.enhanceEndpoints<'Account' | 'OpenSession' | 'User'>({
  addTagTypes: ['Account', 'OpenSession', 'User'],
  endpoints: {
    // Its codes are shown before anything else changes: the dialog says when it is done with them.
    enableSecondFactor: { invalidatesTags: [] },
    disableSecondFactor: { invalidatesTags: (_done, error) => (error ? [] : ['Account', 'OpenSession', userLists]) },
    renewRecoveryCodes: { invalidatesTags: (codes) => (codes ? ['Account'] : []) },
  },
});

export const {
  useBeginSecondFactorMutation,
  useEnableSecondFactorMutation,
  useDisableSecondFactorMutation,
  useRenewRecoveryCodesMutation,
} = secondFactorApi;
