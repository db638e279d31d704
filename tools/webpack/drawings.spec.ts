import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const reader = require.resolve('./drawings/read-drawing.js');

/** Reads drawings. Its packages are ES modules, which a process of its own loads. */
let child: ChildProcess;
beforeAll(() => {
  const script = `import { readDrawing } from ${JSON.stringify(reader)};
    process.on('message', ({ svg, file }) => {
      try {
        process.send({ drawing: readDrawing(svg, file) });
      } catch ({ message }) {
        process.send({ refusal: message });
      }
    });`;
  child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
});
afterAll(() => child.kill());

/** What the build takes of a file. */
async function read(svg: string, file = '/drawings/a-room.svg') {
  child.send({ svg, file });
  const [{ drawing, refusal }] = await once(child, 'message');
  if (refusal) throw new Error(refusal);
  return drawing;
}

const sheet = (content: string) =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 560">${content}</svg>`;

describe('a file of a drawing', () => {
  it('gives the size of its sheet and what is drawn, without what only tools need', async () => {
    const drawing = sheet(
      '<title>A room</title><style id="style1">svg { --ink: #000000; } .wall { stroke: red }</style><!-- a wall --><path class="wall" d="M 0,0 L 10,0 L 10,10"/>',
    );
    expect(await read(drawing)).toEqual({
      width: 600,
      height: 560,
      markup: '<path class="wall" d="M0 0h10v10"/>',
    });
  });

  it('says all of its look by itself where it is the only one of its page', async () => {
    const drawing =
      '<path class="lime bare" d="M0 0h9"/><path class="wall" stroke="#1d3fe0" d="M0 0h9"/><g class="dimension"><text class="large">a</text></g>';
    expect((await read(sheet(drawing), '/drawings/single/a-room.svg')).markup).toBe(
      '<path d="M0 0h9" fill="var(--lime)" stroke="none"/><path stroke="var(--blue)" d="M0 0h9" stroke-width="3"/><g class="dimension" stroke="var(--blue)"><text stroke="none" font-size="15" fill="var(--blue)">a</text></g>',
    );
  });

  it('has ids of its own, so that two drawings can stand on a page', async () => {
    const { markup } = await read(sheet('<mask id="way"><path d="M0 0h9"/></mask><path d="M0 0h9" mask="url(#way)"/>'));
    expect(markup).toContain('<mask id="a-room-way">');
    expect(markup).toContain('mask="url(#a-room-way)"');
  });

  it.each([
    ['a style', 'style="fill:#DFF25A"', 'var(--lime)'],
    ['a name', 'fill="white"', 'var(--card)'],
    ['three digits', 'fill="#FFF"', 'var(--card)'],
    ['numbers', 'fill="rgb(223, 242, 90)"', 'var(--lime)'],
    ['a custom property', 'fill="var(--lime)"', 'var(--lime)'],
    ['one of several that look alike in light', 'fill="#0b1632"', 'var(--on-lime)'],
    ['none', 'fill="none"', 'none'],
  ])('keeps the theme’s colors where a tool has written %s', async (_, paint, shown) => {
    expect((await read(sheet(`<path d="M0 0h9" ${paint}/>`))).markup).toBe(`<path d="M0 0h9" fill="${shown}"/>`);
  });

  it('may have any color where it is not seen: in a mask and a clip path', async () => {
    const { markup } = await read(sheet('<clipPath id="a"><path d="M0 0h9" fill="#123456"/></clipPath>'));
    expect(markup).toContain('fill="#123456"');
  });

  it('keeps the looks of classes that a tool has written', async () => {
    const style =
      '<style>.cls-1, .cls-2 { stroke-width: 3px; } .cls-1 { fill: #dff25a; } .cls-2 { fill: none; }</style>';
    const drawing = sheet(
      `<defs>${style}</defs><path class="cls-1" d="M0 0h9"/><path class="cls-1 dashed" d="M0 0h9"/>`,
    );
    expect((await read(drawing)).markup).toBe(
      '<defs/><path d="M0 0h9" stroke-width="3" fill="var(--lime)"/><path class="dashed" d="M0 0h9" stroke-width="3" fill="var(--lime)"/>',
    );
  });

  it.each([
    ['a shape', '<path class="card" d="M0 0h9" style="fill:#dff25a"/>', '<path d="M0 0h9" fill="var(--lime)"/>'],
    ['no shape', '<path class="card" d="M0 0h9" fill="#fff"/>', '<path class="card" d="M0 0h9" fill="var(--card)"/>'],
    ['a dot', '<path class="stop" d="M0 0h9" fill="#dff25a"/>', '<path d="M0 0h9" fill="var(--lime)" stroke="none"/>'],
    [
      'a line',
      '<path class="swing wall blue" d="M0 0h9" stroke="#c9d3ea"/>',
      '<path class="swing" d="M0 0h9" stroke="var(--line)" stroke-width="3"/>',
    ],
    ['a line’s width', '<path class="wall" d="M0 0h9" stroke-width="2"/>', '<path d="M0 0h9" stroke-width="2"/>'],
  ])('shows what a tool has changed of %s, also where it left the class', async (_, changed, shown) => {
    expect((await read(sheet(changed))).markup).toBe(shown);
  });

  it('sets text in the sheet’s font and sizes, and in the color that a tool has written', async () => {
    const style = 'font-size:15px;font-family:Inter;letter-spacing:0.15px;stroke:none';
    const text = `<text x="9" style="fill:#1d3fe0;${style}"><tspan x="9" style="${style}">Sales</tspan></text>`;
    expect((await read(sheet(text))).markup).toBe(
      '<text x="9" class="large"><tspan fill="var(--blue)"><tspan x="9" class="large">Sales</tspan></tspan></text>',
    );
  });

  it('is taken from Inkscape and Figma without what their styles say to them alone', async () => {
    const style = '-inkscape-font-specification:Inter;white-space:pre;text-align:center;shape-inside:url(#a)';
    expect((await read(sheet(`<text x="9" style="${style}">Sales</text>`))).markup).toBe('<text x="9">Sales</text>');
  });

  it.each([
    ['luminance that is painted in white', 'style="mask-type:luminance"', 'white'],
    ['alpha, in a style', 'style="mask-type:alpha"', '#d9d9d9'],
    ['alpha, in an attribute', 'mask-type="alpha"', '#d9d9d9'],
  ])('may have a mask of %s', async (_, type, color) => {
    const { markup } = await read(sheet(`<mask id="a" ${type}><path d="M0 0h9" fill="${color}"/></mask>`));
    expect(markup).toMatch(/^<mask id="a-room-a"[^>]*><path /);
    expect(markup).not.toContain('style');
  });

  it.each([
    [
      'a class that a door needs',
      '<g class="door" stroke="#dff25a"><path d="M0 0h9"/></g>',
      '<g class="door"> also has a stroke.',
    ],
    [
      'text of another size',
      '<text style="font-size:18px">Sales</text>',
      '<text font-size="18"> is no size of the sheet',
    ],
    ['a mask in shades', '<mask id="a"><path d="M0 0h9" fill="#d9d9d9"/></mask>', 'a-room.svg: a mask has #d9d9d9.'],
    ['a script', '<script>alert(1)</script>', 'a-room.svg: <script>'],
    ['HTML', '<foreignObject><p/></foreignObject>', 'a-room.svg: <foreignObject>'],
    ['a picture', '<image href="https://elsewhere.example/a.png"/>', 'a-room.svg: <image>'],
    ['a handler', '<path d="M0 0h9" onclick="alert(1)"/>', 'a-room.svg: <path onclick>'],
    ['a color that is not the theme’s', '<path d="M0 0h9" fill="#123456"/>', '<path fill="#123456">'],
    ['something from elsewhere', '<use href="https://elsewhere.example/a.svg#a"/>', 'a-room.svg: <use href>'],
  ])('is refused with %s', async (_, content, message) => {
    await expect(read(sheet(content))).rejects.toThrow(message);
  });

  it('needs a sheet that begins at 0 0', async () => {
    const moved = sheet('<path d="M0 0h9"/>').replace('0 0 600', '-5 0 600');
    await expect(read(moved)).rejects.toThrow('a-room.svg: an svg element needs a viewBox that begins at 0 0');
  });
});
