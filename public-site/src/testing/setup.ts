import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// The router needs them; jsdom does not have them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
