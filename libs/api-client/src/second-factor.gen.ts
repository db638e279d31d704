import type { SecondFactorInput } from './shared-schemas.gen';
import { baseApi as api } from './base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginSecondFactor: build.mutation<BeginSecondFactorApiResponse, BeginSecondFactorApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/account/second-factor`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    enableSecondFactor: build.mutation<EnableSecondFactorApiResponse, EnableSecondFactorApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/account/second-factor/confirm`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/account/second-factor/recovery-codes`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    disableSecondFactor: build.mutation<DisableSecondFactorApiResponse, DisableSecondFactorApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/account/second-factor/disable`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as secondFactorEndpoints };
export type BeginSecondFactorApiResponse = /** status 200  */ SecondFactorSetup;
export type BeginSecondFactorApiArg = PasswordProof;
export type EnableSecondFactorApiResponse = /** status 200  */ RecoveryCodes;
export type EnableSecondFactorApiArg = SecondFactorInput;
export type RenewRecoveryCodesApiResponse = /** status 200  */ RecoveryCodes;
export type RenewRecoveryCodesApiArg = SecondFactorProof;
export type DisableSecondFactorApiResponse = unknown;
export type DisableSecondFactorApiArg = SecondFactorProof;
export type SecondFactorSetup = {
  /** To be typed in where no picture can be scanned. */
  secret: string;
  /** `otpauth://` address: the content of the picture. */
  uri: string;
};
export type PasswordProof = {
  currentPassword: string;
};
export type RecoveryCodes = {
  recoveryCodes: string[];
};
export type SecondFactorProof = {
  currentPassword: string;
  code: string;
};
