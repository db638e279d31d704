// Federation derives an absolute address from the entry's own; a same-origin path is what the server renders too.
// eslint-disable-next-line no-undef, @typescript-eslint/no-unused-vars
__webpack_public_path__ = new URL(__webpack_public_path__).pathname;
