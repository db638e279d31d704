import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { faces } from '../../src/discovery/social-cards/sheet';
import type { Drawing } from '../../src/landing/sections';
import { inLight } from './light-colours';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A page's own drawing as SVG that needs no browser, as large as a box allows, in its middle. */
export function drawingSvg(Subject: Drawing, box: Box): string {
  const sheet = new ServerStyleSheet();
  const markup = renderToStaticMarkup(sheet.collectStyles(<Subject />));
  // Composed twice, the drawing for columns comes first.
  const [, attributes = '', content = ''] = /<svg([^>]*)>(.*?)<\/svg>/s.exec(markup) ?? [];
  const className = /class="([^"]*)"/.exec(attributes)?.[1] ?? '';
  const viewBox = /viewBox="([^"]*)"/.exec(attributes)?.[1];
  if (!viewBox) throw new Error('A drawing without a viewBox has no size.');
  const style = `<style>${inLight(plainStyle(sheet.getStyleTags()))}</style>`;
  const { x, y, width, height } = box;
  return `${style}<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" overflow="visible">
<g class="${className}" fill="none">${inLight(withFaces(withoutMasks(content)))}</g></svg>`;
}

/** A route's mask is there to be drawn along; the end state shows without. */
const withoutMasks = (content: string): string =>
  content.replace(/<mask.*?<\/mask>/gs, '').replace(/ mask="[^"]*"/g, '');

const withFaces = (content: string): string =>
  content.replace(/font-family="var\(--(\w+)-face\)"/g, (_, family) => `font-family="${faces[family]}"`);

const wideScreens = /@media \(min-width:[^{]+\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g;
const atRule = /@[^{;]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const bookkeeping = /data-styled\.[^{]*\{[^}]*\}|\/\*!sc\*\/|<\/?style[^>]*>/g;
const fontShorthand = /font:\s*(\d+) ([\d.]+)px(?:\/[\d.]+)? var\(--(\w+)-face\)[^;}]*/g;

/** As on a wide screen, without motion and what styled-components keeps for itself; fonts in the words SVG has for them. */
const plainStyle = (tags: string): string =>
  tags
    .replace(bookkeeping, '')
    .replace(wideScreens, '$1')
    .replace(atRule, '')
    .replace(fontShorthand, (_, weight, size, family) => {
      return `font-weight:${weight};font-size:${size}px;font-family:'${faces[family]}'`;
    });
