/** The reason that somebody gave, at the end of a sentence. */
export const Because = ({ reason }: { reason: string | null }) =>
  reason && (
    <>
      : <span dir="auto">{reason}</span>
    </>
  );
