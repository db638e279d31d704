import { youtubeEmbedAddress } from './youtube-address';

const embed = 'https://www.youtube.com/embed/dQw4w9WgXcQ';

describe('youtubeEmbedAddress', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s',
    'https://youtube.com/watch?v=dQw4w9WgXcQ',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  ])('turns %s into the embed address', (address) => {
    expect(youtubeEmbedAddress(address)).toBe(embed);
  });

  it('needs no URL.canParse, which browsers of 2023 lack', () => {
    const { canParse } = URL;
    Reflect.deleteProperty(URL, 'canParse');
    expect([embed, 'no address'].map(youtubeEmbedAddress)).toEqual([embed, null]);
    URL.canParse = canParse;
  });

  // ASVS 1.2.2
  it.each([
    'https://vimeo.com/123456',
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/@keystride',
    'https://www.youtube.com/watch?v="><script>',
    '/media/tour.mp4',
  ])('leaves %s alone', (address) => {
    expect(youtubeEmbedAddress(address)).toBeNull();
  });
});
