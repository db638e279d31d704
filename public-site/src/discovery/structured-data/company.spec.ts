import { testConfig } from '../../testing/landing-html';
import { postalAddress } from './company';

const street = '48 Draftsman Row, Suite 300';

it.each([
  'Springfield, IL 62701',
  'Springfield IL 62701',
  'Springfield, IL, 62701',
  'Springfield, IL 62701, USA',
  'Springfield, IL 62701 United States',
  ' Springfield,  IL  62701 ',
])('tells the parts of an address in the United States: %j', (end) => {
  expect(postalAddress({ ...testConfig, address: `${street}, ${end}` })).toEqual({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: 'Springfield',
    addressRegion: 'IL',
    postalCode: '62701',
    addressCountry: 'US',
  });
});

it.each([
  ['IT', 'Via Roma 1, Roma, IT 00184'],
  ['DE', 'Invalidenstraße 1, Berlin, DE 10115'],
  ['GB', '9 Harbor Street, Leith'],
  ['US', 'Via Roma 1, Roma, IT 00184'],
  ['US', '48 Draftsman Row, Springfield'],
])('tells only the whole of one in %s: %s', (code, address) => {
  const country = { code, name: 'The country' };
  const whole = { '@type': 'PostalAddress', streetAddress: address, addressCountry: code };
  expect(postalAddress({ ...testConfig, address, country })).toEqual(whole);
});

it('takes nobody to be in the United States who does not say so: Delaware’s sign is Germany’s, too', () => {
  const address = 'Invalidenstraße 1, Berlin, DE 10115';
  const whole = { '@type': 'PostalAddress', streetAddress: address };
  expect(postalAddress({ ...testConfig, address, country: undefined })).toEqual(whole);
});
