import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const reader = require.resolve('./drawings/read-drawing.js');

/** What the build takes of a file. Its packages are ES modules, which a process of its own loads. */
async function read(svg: string, colors: Record<string, string> = {}) {
  const script = `import { readDrawing } from ${JSON.stringify(reader)};
    console.log(JSON.stringify(readDrawing(...JSON.parse(process.argv[1]))));`;
  const given = JSON.stringify([svg, '/drawings/a-room.svg', colors]);
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, given]);
  return JSON.parse(stdout);
}

const sheet = (content: string) =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 560">${content}</svg>`;

describe('a file of a drawing', () => {
  it('gives the size of its sheet and what is drawn, without what only tools need', async () => {
    const drawing = sheet(
      '<title>A room</title><style>.wall { stroke: red }</style><!-- a wall --><path class="wall" d="M 0,0 L 10,0 L 10,10"/>',
    );
    expect(await read(drawing)).toEqual({
      width: 600,
      height: 560,
      markup: '<path class="wall" d="M0 0h10v10"/>',
    });
  });

  it('has ids of its own, so that two drawings can stand on a page', async () => {
    const { markup } = await read(sheet('<mask id="way"><path d="M0 0h9"/></mask><path d="M0 0h9" mask="url(#way)"/>'));
    expect(markup).toContain('<mask id="a-room-way">');
    expect(markup).toContain('mask="url(#a-room-way)"');
  });

  it('keeps the theme’s colours where a tool has written them out', async () => {
    const drawing = sheet('<path d="M0 0h9" style="fill:#DFF25A" stroke="#123456"/>');
    expect((await read(drawing, { '#dff25a': '--lime' })).markup).toBe(
      '<path d="M0 0h9" stroke="#123456" fill="var(--lime)"/>',
    );
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'a-room.svg: <script>'],
    ['HTML', '<foreignObject><p/></foreignObject>', 'a-room.svg: <foreignObject>'],
    ['a picture', '<image href="https://elsewhere.example/a.png"/>', 'a-room.svg: <image>'],
    ['a handler', '<path d="M0 0h9" onclick="alert(1)"/>', 'a-room.svg: <path onclick>'],
    ['something from elsewhere', '<use href="https://elsewhere.example/a.svg#a"/>', 'a-room.svg: <use href>'],
  ])('is refused with %s', async (_, content, message) => {
    await expect(read(sheet(content))).rejects.toThrow(message);
  });

  it('needs a sheet that begins at 0 0', async () => {
    const moved = sheet('<path d="M0 0h9"/>').replace('0 0 600', '-5 0 600');
    await expect(read(moved)).rejects.toThrow('a-room.svg: an svg element needs a viewBox that begins at 0 0');
  });
});
