import type { Answers, Finding } from './retrieve';

type Fault = keyof typeof faults;

/** From the least to the greatest; the greatest of all scripts counts. */
const faults = {
  'sri-not-implemented-but-external-scripts-loaded-securely': -5,
  'sri-implemented-but-external-scripts-not-loaded-securely': -20,
  'sri-not-implemented-and-external-scripts-not-loaded-securely': -50,
};

export function integrityRule({ html, visited }: Pick<Answers, 'html' | 'visited'>): Finding {
  if (html === '') return { result: 'sri-not-implemented-response-not-html', points: 0 };
  const tags = [...html.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => tag);
  if (tags.length === 0) return { result: 'sri-not-implemented-but-no-scripts-loaded', points: 0 };
  const scripts = tags.flatMap((tag) => {
    const [, source] = /\ssrc="([^"]*)"/i.exec(tag) ?? [];
    return source === undefined ? [] : [{ source, checked: /\sintegrity="sha\d+-/i.test(tag) }];
  });
  const foreign = scripts.filter(({ source }) => new URL(source, visited.origin).host !== new URL(visited.origin).host);
  const found = foreign.map(({ source, checked }) => faultOf(source.startsWith('https:'), checked));
  const result = (Object.keys(faults) as Fault[]).findLast((fault) => found.includes(fault));
  if (result) return { result, points: faults[result] };
  if (foreign.length > 0) return { result: 'sri-implemented-and-external-scripts-loaded-securely', points: 5 };
  return scripts.some(({ checked }) => checked)
    ? { result: 'sri-implemented-and-all-scripts-loaded-securely', points: 5 }
    : { result: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', points: 0 };
}

function faultOf(secure: boolean, checked: boolean): Fault | undefined {
  if (secure) return checked ? undefined : 'sri-not-implemented-but-external-scripts-loaded-securely';
  return checked
    ? 'sri-implemented-but-external-scripts-not-loaded-securely'
    : 'sri-not-implemented-and-external-scripts-not-loaded-securely';
}
