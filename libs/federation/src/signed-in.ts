/**
 * Readable cookie, as `document.cookie` has it, that the API sets at sign-in and clears at sign-out. It opens nothing: it
 * tells a script that somebody may be signed in, so that pages of anonymous visitors ask nobody.
 */
export const signedInCookie = 'signed_in=1';
