import { useRef } from 'react';
import styled from 'styled-components';
import { Notice } from '@site/ui';
import { formResultId } from './form-result-id';

interface FormResultProps {
  tone: 'good' | 'bad';
  onArrival: (box: HTMLElement | null) => void;
  children: string;
}

/** The box that says how sending a form ended. */
export const FormResult = ({ tone, onArrival, children }: FormResultProps) => (
  <Box id={formResultId} ref={onArrival} role={tone === 'good' ? 'status' : 'alert'} tabIndex={-1} $tone={tone}>
    {children}
  </Box>
);

/** Brings an awaited result into view and moves the focus to it. One that the document came with is not awaited. */
export function useFormResult() {
  const isAwaited = useRef(false);
  return {
    await: () => {
      isAwaited.current = true;
    },
    arrive: (box: HTMLElement | null) => {
      if (!box || !isAwaited.current) return;
      isAwaited.current = false;
      box.focus({ preventScroll: true });
      // At once, whether or not the visitor likes motion: the focus is there already.
      box.scrollIntoView({ block: 'nearest' });
    },
  };
}

/** Keeps the button above in sight, and a distance to the edges of the window. */
const Box = styled(Notice)`
  scroll-margin-block: 120px 32px;
`;
