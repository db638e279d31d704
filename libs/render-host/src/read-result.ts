import type { RenderResult, Resource } from '@site/federation';

const redirects = [301, 302, 303];

/** Checks what a release's code answered, which may be anything. Throws an error that names what is wrong. */
export function readResult(value: unknown): RenderResult {
  const result = (value ?? {}) as Partial<Record<keyof RenderResult, unknown>>;
  const { status, location, resource, cacheSeconds, keepSeconds } = result;
  const expect = (isRight: boolean, name: keyof RenderResult) => {
    if (!isRight) throw new Error(`The release answered no page: its ${name} is ${JSON.stringify(result[name])}.`);
  };
  expect(Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599, 'status');
  expect(location === undefined || typeof location === 'string', 'location');
  expect(!redirects.includes(Number(status)) || !!location, 'location');
  for (const name of ['head', 'body'] as const) expect(typeof result[name] === 'string', name);
  for (const name of ['chunks', 'laterChunks'] as const) {
    const isMissing = name === 'laterChunks' && result[name] === undefined;
    expect(isMissing || isListOfText(result[name]), name);
  }
  expect(isDuration(cacheSeconds), 'cacheSeconds');
  expect(keepSeconds === undefined || isDuration(keepSeconds), 'keepSeconds');
  expect(resource === undefined || isResource(resource), 'resource');
  return value as RenderResult;
}

const isListOfText = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const isDuration = (value: unknown): boolean => typeof value === 'number' && value >= 0;

function isResource(value: unknown): boolean {
  const { contentType, body, canonical, rasterize } = (value ?? {}) as Partial<Record<keyof Resource, unknown>>;
  return (
    typeof contentType === 'string' &&
    typeof body === 'string' &&
    (canonical === undefined || isAddress(canonical)) &&
    (rasterize === undefined || isListOfText((rasterize as Resource['rasterize'])?.fonts))
  );
}

/** One that can stand between < and > in a header. */
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]+$/.test(value);
