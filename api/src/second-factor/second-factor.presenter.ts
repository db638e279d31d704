/** What an authenticator app needs to know, shown while it is set up. */
export class SecondFactorSetup {
  /** To be typed in where no picture can be scanned. */
  secret!: string;
  /** `otpauth://` address: the content of the picture. */
  uri!: string;
}

/** Shown once. */
export class RecoveryCodes {
  recoveryCodes!: string[];
}

/** The password was right, and a code of the second factor is asked for. */
export class SecondFactorRequired {
  secondFactor!: true;
}
