/** Set by the API at sign-in, cleared at sign-out. It opens nothing: the session itself is out of a script's reach. */
export const hasSessionHint = (): boolean => /(?:^|; )(?:__Host-)?signed_in=1(?:;|$)/.test(document.cookie);
