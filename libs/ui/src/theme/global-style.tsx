import { declareColors } from '@site/palette';
import { createGlobalStyle } from 'styled-components';
import { fontFaces } from './font-faces';
import { color, declareFamilies, media, type } from './tokens';

const light = `
  color-scheme: light;
  ${declareColors('light')};
  --marker-ink: ${color.ink};
  --marker-height: 38%;
`;

const dark = `
  color-scheme: dark;
  ${declareColors('dark')};
  --marker-ink: ${color.onLime};
  --marker-height: 92%;
`;

/** Faces, colours of both schemes, reset and focus ring. Rendered once, at an app's root. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}

  :root {
    ${declareFamilies}
    ${light}
    --focus: var(--blue);
  }

  /* Paper is white, whatever the visitor's scheme. */
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${dark}
    }
  }

  @media screen {
    :root[data-theme='dark'] {
      ${dark}
    }
  }

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: 24px;
  }

  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.ink};
    ${type.body}
    font-synthesis-weight: none;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset, pre {
    margin: 0;
  }

  ul, ol {
    padding: 0;
    list-style: none;
  }

  fieldset {
    border: 0;
    padding: 0;
    min-width: 0;
  }

  img, svg, video, iframe {
    display: block;
    max-width: 100%;
  }

  img, video {
    height: auto;
  }

  button, input, select, textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  a {
    color: ${color.blue};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }

  ${media.hover} {
    a:hover {
      text-decoration-thickness: 2px;
    }
  }

  [hidden] {
    display: none !important;
  }

  /* A contrast theme would take away the colours by which what is chosen differs. */
  [aria-pressed='true'] {
    forced-color-adjust: none;
  }

  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  /* Pages move the focus here after a navigation; the target itself is no control. */
  [tabindex='-1']:focus-visible {
    outline: none;
  }

  ::selection {
    background: ${color.lime};
    color: ${color.onLime};
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
