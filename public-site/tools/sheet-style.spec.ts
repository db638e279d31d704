import { withSheetStyle } from './sheet-style';

const illustrator = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
  <defs>
    <style>.cls-1 { fill: #dff25a; }</style>
  </defs>
  <rect class="cls-1" width="9" height="9" />
</svg>
`;

describe('the style of a drawing’s file', () => {
  it('is added to a drawing tool’s own', () => {
    const [tag = '', ...content] = illustrator.split(/^/m);
    const styled = withSheetStyle(illustrator);
    expect(styled.startsWith(`${tag}  <style>\n    svg { --ink: `)).toBe(true);
    expect(styled.endsWith(`  </style>\n${content.join('')}`)).toBe(true);
  });

  it('replaces its earlier copy alone, also where Inkscape has given it an id', () => {
    const styled = withSheetStyle(illustrator);
    const saved = styled.replace('<style>', '<style\n     id="style1">').replace('--ink: #0b1633', '--ink: #000000');
    expect(withSheetStyle(saved)).toBe(styled);
  });
});
