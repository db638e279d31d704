import { useEffect, useState } from 'react';

/** A value that is typed, as it was when the typing last paused. */
export function useSettled<Value>(value: Value, pauseMs = 600): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
