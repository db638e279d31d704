/** Nonce of the document's content security policy, for style elements that a library writes; only the console has one. */
export const styleNonce = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
