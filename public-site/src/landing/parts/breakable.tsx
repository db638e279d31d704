import { Fragment } from 'react';

/** A name such as 'Growth/Performance', which may break after its slash where a column is narrow. */
export const breakable = (name: string) =>
  name.match(/[^/]*\/|[^/]+/g)?.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
