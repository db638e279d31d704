// Libraries that insert style elements read the nonce here; a strict content security policy refuses any other.
// eslint-disable-next-line no-undef, @typescript-eslint/no-unused-vars
__webpack_nonce__ = document.querySelector('meta[property="csp-nonce"]')?.nonce;
