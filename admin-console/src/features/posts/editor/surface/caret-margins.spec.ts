import { caretMargins } from './caret-margins';

afterEach(() => Object.assign(window, { visualViewport: null }));

it.each([100, 160, 256])('leave a line its place where %i px of the window can be seen', (height) => {
  Object.assign(window, { innerHeight: 740, visualViewport: { height } });
  expect(caretMargins.top + caretMargins.bottom).toBeLessThan(height - 30);
});

it('keep the caret clear of tools and bar in a whole window', () => {
  Object.assign(window, { innerHeight: 740 });
  expect(caretMargins).toMatchObject({ top: 140, bottom: 140 });
});
