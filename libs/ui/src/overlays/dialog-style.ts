import styled, { css, keyframes } from 'styled-components';
import { color, layer, media, radius, type } from '../theme/tokens';

const appear = keyframes`
  from { opacity: 0; }
`;

/** Shared by Dialog and ConfirmDialog. */
export const scrimStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  background: ${color.scrim};

  ${media.motion} {
    animation: ${appear} 200ms ease-out;
  }
`;

export const sheetStyle = css`
  position: fixed;
  z-index: ${layer.dialog};
  inset: 0;
  width: calc(100% - 32px);
  max-width: 560px;
  height: fit-content;
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 24px;
  overflow-y: auto;
  border: 2px solid ${color.ink};
  border-radius: ${radius};
  background: ${color.card};
  color: ${color.ink};

  &:focus-visible {
    outline: none;
  }

  ${media.tablet} {
    padding: 32px;
  }

  ${media.motion} {
    animation: ${appear} 200ms ease-out;
  }
`;

export const titleStyle = css`
  ${type.subheading}
  padding-right: 40px;
`;

export const descriptionStyle = css`
  ${type.dense}
  margin-top: 8px;
  color: ${color.inkSoft};
`;

/** Row of a dialog's or a form's buttons: the main one last, at the right. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  margin-top: 24px;
`;
