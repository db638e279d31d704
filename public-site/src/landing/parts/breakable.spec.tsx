import { render } from '@testing-library/react';
import { breakable } from './breakable';

it.each([
  ['Growth/Performance', 'Growth/<wbr>Performance'],
  ['Growth', 'Growth'],
  ['/a/b/', '/<wbr>a/<wbr>b/'],
])('may break after each slash within %s', (name, html) => {
  const { container } = render(<>{breakable(name)}</>);
  expect(container.innerHTML).toBe(html);
});
