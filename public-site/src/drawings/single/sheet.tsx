import { color, fontFamily } from '@site/ui';
import type { DrawnFile } from '../sheet';

/** The component of a drawing whose classes the build has turned into attributes: its page shows no other, and loads no rules. */
export const drawn = ({ width, height, markup }: DrawnFile) =>
  function Drawing() {
    return (
      <svg width="100%" viewBox={`0 0 ${width} ${height}`} overflow="visible" aria-hidden="true">
        <g
          fill="none"
          stroke={color.ink}
          strokeWidth="1.5"
          fontFamily={fontFamily.mono}
          fontSize="12"
          dangerouslySetInnerHTML={{ __html: markup }}
        />
      </svg>
    );
  };
