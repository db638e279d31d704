import styled, { css } from 'styled-components';
import { color, fontFamily, Prose, space, type } from '@site/ui';

/** What the editor needs to work, and what only it shows: where the caret stands between blocks, what is selected. */
const editing = css`
  white-space: break-spaces;
  font-variant-ligatures: none;
  /* Further out it would show beside the tools that cover the text. */
  outline-offset: -2px;

  & pre {
    white-space: pre-wrap;
  }

  & li {
    position: relative;
  }

  /* On the page an item's first words are no paragraph. */
  & li > p:first-child + :is(ul, ol) {
    margin-top: 0;
  }

  &.ProseMirror-hideselection {
    caret-color: transparent;
  }

  & .ProseMirror-selectednode,
  & .selectedCell {
    outline: 3px solid ${color.blue};
    outline-offset: 1px;
  }

  & img.ProseMirror-separator {
    display: inline;
    width: 0;
    height: 0;
    border: 0;
  }

  & .ProseMirror-gapcursor {
    position: absolute;
    pointer-events: none;
  }

  &.ProseMirror-focused .ProseMirror-gapcursor::after {
    content: '';
    position: absolute;
    width: 20px;
    border-top: 2px solid ${color.ink};
  }
`;

/** The text as its page shows it. */
export const SurfaceText = styled(Prose)`
  ${editing}
  position: relative;
  min-height: 560px;
  padding: ${space[16]};
  border: 1.5px solid ${color.line};
  background: ${color.paper};

  &[aria-invalid='true'] {
    border-color: ${color.bad};
  }

  & .heading-line {
    ${type.heading}
  }

  & p.heading-line {
    margin-block: 1.9em 0.5em;
  }

  & p.heading-line:first-child {
    margin-top: 0;
  }

  & figcaption {
    ${type.small}
    min-height: 1.5em;
    color: ${color.inkSoft};
  }

  & figcaption:has(> br:only-child)::before {
    content: 'Caption';
    float: left;
    height: 0;
    pointer-events: none;
  }

  & a[data-video] {
    padding-inline: ${space[4]};
    background: ${color.blueWash};
  }

  & a[data-video]::before {
    content: '\\25B6\\FE0E\\00A0';
    content: '\\25B6\\FE0E\\00A0' / 'Video: ';
  }

  & td,
  & th {
    min-width: 4em;
  }

  & .island {
    margin-block: 1em;
    padding: ${space[12]} ${space[16]};
    border: 1.5px dashed ${color.line};
    background: ${color.card};
    color: ${color.inkSoft};

    & p {
      ${type.small}
    }

    & pre {
      max-height: 240px;
      overflow: auto;
      padding: 0;
      border: 0;
      font: 400 0.8125rem/1.6 ${fontFamily.mono};
    }
  }

  & .found {
    background: ${color.blueWash};
    outline: 1px solid ${color.blue};
  }

  & .found-now {
    outline-width: 3px;
  }
`;
