/** @jest-environment node */
import { addresses } from '../../release.config.json';
import { pages } from './page-registry';

it('claims each page’s address in release.config.json, so that no other app can take it', () => {
  expect(addresses).toEqual(['/*', ...pages.map(({ path }) => path)]);
});
