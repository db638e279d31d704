import { render, screen } from '@testing-library/react';
import { PostCover } from './post-cover';

const uploadOf = (size: string) => `/media/uploads/${'0a'.repeat(16)}-${size}.webp`;

function showCover(coverImageUrl: string): HTMLElement {
  render(<PostCover post={{ coverImageUrl }} alt="Cover" sizes="(min-width: 54em) 800px, 90vw" />);
  return screen.getByRole('img', { name: 'Cover' });
}

it.each([
  ['as wide as it is shown', '1600x900', '(min-width: 54em) calc(800px * 1), calc(90vw * 1)'],
  [
    'as wide as it is shown, when it is cropped above and below',
    '900x1600',
    '(min-width: 54em) calc(800px * 1), calc(90vw * 1)',
  ],
  ['as much wider as is cropped at its sides', '1600x400', '(min-width: 54em) calc(800px * 2.25), calc(90vw * 2.25)'],
])('asks for an uploaded cover %s', (_how, size, sizes) => {
  expect(showCover(uploadOf(size))).toHaveAttribute('sizes', sizes);
});
