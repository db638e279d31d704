import { outdates, userLists } from './admin';
import { secondFactorEndpoints } from './second-factor.gen';

export type * from './second-factor.gen';

/** The second factor of the own account. */
const secondFactorApi = secondFactorEndpoints.enhanceEndpoints<'Account' | 'OpenSession' | 'User'>({
  addTagTypes: ['Account', 'OpenSession', 'User'],
  endpoints: {
    // Its codes are shown before anything else changes: the dialog says when it is done with them. Without
    // them, what is shown may be old.
    enableSecondFactor: {
      invalidatesTags: (codes, error) => (!codes && outdates(error) ? ['Account', 'OpenSession', userLists] : []),
    },
    disableSecondFactor: {
      invalidatesTags: (_done, error) => (outdates(error) ? ['Account', 'OpenSession', userLists] : []),
    },
    renewRecoveryCodes: { invalidatesTags: (_codes, error) => (outdates(error) ? ['Account'] : []) },
  },
});

export const {
  useBeginSecondFactorMutation,
  useEnableSecondFactorMutation,
  useDisableSecondFactorMutation,
  useRenewRecoveryCodesMutation,
} = secondFactorApi;
