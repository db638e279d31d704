// Federation derives an absolute address from the entry's own; a path of the page's origin keeps `script-src 'self'` true.
__webpack_public_path__ = new URL(__webpack_public_path__, window.location.href).pathname;
