import { slugFromTitle } from './slug-from-title';

it.each([
  ['Hello, World!', 'hello-world'],
  ['  --Trim   me--  ', 'trim-me'],
  ['10 tips & 2 tricks', '10-tips-2-tricks'],
  ['Café Über', 'cafe-ueber'],
  ['Die schöne Straße: ÄRGER', 'die-schoene-strasse-aerger'],
  ['U\u0308ber', 'ueber'],
  ['Smørrebrød på Ærø', 'smorrebrod-pa-aero'],
  ['Łódź, İstanbul, Þingvellir, l’œuvre', 'lodz-istanbul-thingvellir-l-oeuvre'],
  ['ﬁne ½', 'fine-1-2'],
  ['Maħżen ħdejn il-baħar', 'mahzen-hdejn-il-bahar'],
  ['Двери и кто их держит', 'dveri-i-kto-ikh-derzhit'],
  ['Πόρτες & κλειδιά: 2 ιδέες', 'portes-kleidia-2-idees'],
  ['Các cánh cửa ở Đà Nẵng', 'cac-canh-cua-o-da-nang'],
  ['¡¿?!', ''],
])('makes %j %j', (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug);
});

it('stays within the length of a slug, without a hyphen at its end', () => {
  expect(slugFromTitle(`${'x'.repeat(254)} y`)).toBe('x'.repeat(254));
  expect(slugFromTitle('ab '.repeat(200)).length).toBeLessThanOrEqual(255);
});
