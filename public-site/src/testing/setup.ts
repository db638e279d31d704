import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// The router needs them; jsdom does not have them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
// Forms lead to their answer with it. Specs of the server have no elements at all.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;
