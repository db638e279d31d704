import type { ComponentProps } from 'react';
import styled from 'styled-components';

/** Out of sight and out of the tab order: a machine fills it in, and nobody who reads it in a browser without styles. */
export const WebsiteField = (field: ComponentProps<'input'>) => (
  <Trap aria-hidden="true">
    <label>
      Website (leave this empty)
      <input type="text" name="website" tabIndex={-1} autoComplete="off" {...field} />
    </label>
  </Trap>
);

const Trap = styled.div`
  position: absolute;
  left: -9999px;
`;
