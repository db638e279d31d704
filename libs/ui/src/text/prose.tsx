import styled from 'styled-components';
import { color, fontFamily, media, space, type } from '../theme/tokens';

/** A post's text, whose elements have no classes of their own: on its page, and where it is written. */
export const Prose = styled.div`
  font-size: 1.125rem;
  line-height: 1.7;
  text-wrap: pretty;
  overflow-wrap: anywhere;

  /* Each reads in the direction of its own words. */
  & :is(p, h2, h3, h4, li, blockquote, figcaption, pre, td, th) {
    unicode-bidi: plaintext;
  }

  & :is(h2, h3, h4) {
    ${type.subheading}
    margin-block: 2.2em 0.6em;
  }

  & h2 {
    ${type.heading}
    margin-block: 1.9em 0.5em;
  }

  & > :first-child {
    margin-top: 0;
  }

  & :is(p, ul, ol, blockquote, pre, table, figure) + :is(p, ul, ol, blockquote, pre, table, figure) {
    margin-top: 1em;
  }

  & :is(ul, ol) {
    padding-inline-start: 1.4em;
  }

  & ul {
    list-style: square;
  }

  & ol {
    list-style: decimal;
  }

  & li::marker {
    color: ${color.blue};
  }

  & li + li {
    margin-top: 0.35em;
  }

  & blockquote {
    padding-inline-start: ${space[24]};
    border-inline-start: 3px solid ${color.blue};
    color: ${color.inkSoft};
  }

  & code {
    font: 400 0.82em/1.6 ${fontFamily.mono};
  }

  & :not(pre) > code {
    padding: 0.1em 0.35em;
    background: ${color.blueWash};
  }

  & pre {
    overflow-x: auto;
    padding: ${space[16]} ${space[24]};
    border: 1.5px solid ${color.line};
    background: ${color.card};
  }

  & :is(img, video) {
    border: 1.5px solid ${color.line};
  }

  /* What is see-through was drawn for white paper. Other drawings may darken themselves. */
  & [src*='/uploads/'] {
    background: #fff;
  }

  & table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
  }

  & :is(th, td) {
    padding: ${space[8]} ${space[12]};
    border: 1px solid ${color.line};
    text-align: start;
    /* A table that is too wide scrolls, before its words fall to letters. */
    overflow-wrap: break-word;
  }

  & hr {
    margin-block: ${space[48]};
    border: 0;
    border-top: 2px solid ${color.ink};
  }

  ${media.print} {
    & pre {
      white-space: pre-wrap;
    }

    & :is(th, td) {
      overflow-wrap: anywhere;
    }
  }
`;
