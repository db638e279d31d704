import { pictureAt, srcSetOf } from './picture-address';

const name = `/media/uploads/${'0a'.repeat(16)}`;

it('tells the size of an uploaded picture and where its narrower copies are', () => {
  expect(pictureAt(`${name}-1200x800.webp`)).toEqual({
    width: 1200,
    height: 800,
    variants: [
      { url: `${name}-1200x800-480.webp`, width: 480 },
      { url: `${name}-1200x800-960.webp`, width: 960 },
      { url: `${name}-1200x800.webp`, width: 1200 },
    ],
  });
});

it('knows no copy that would be as wide as the picture', () => {
  const facts = pictureAt(`${name}-480x300.webp`);
  expect(facts && srcSetOf(facts)).toBe(`${name}-480x300.webp 480w`);
});

it.each([
  '/media/covers/a.svg',
  `${name}-1200x800-480.webp`,
  `${name}-0x800.webp`,
  `https://elsewhere.example${name}-1200x800.webp`,
  `${name}-1200x800.webp?x`,
  '',
])('knows nothing of %j', (address) => {
  expect(pictureAt(address)).toBeNull();
});
