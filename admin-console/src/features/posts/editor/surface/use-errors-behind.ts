import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { PostField, PostInput } from '@site/contracts';

/**
 * Ends the full width after a save that another field than the content has stopped: behind the surface its error is not
 * seen, and it can't take the focus.
 */
export function useErrorsBehind(isWide: boolean, setWide: (wide: boolean) => void): void {
  const { setFocus, getValues } = useFormContext<PostInput>();
  const { errors, submitCount } = useFormState<PostInput>();
  const first = (Object.keys(getValues()) as PostField[]).find((field) => errors[field]);
  const next = useRef<PostField>(undefined);
  const latest = useRef(isWide);
  useEffect(() => {
    latest.current = isWide;
    if (isWide || !next.current) return;
    setFocus(next.current);
    next.current = undefined;
  }, [isWide, setFocus]);
  useEffect(() => {
    if (!latest.current || !first || first === 'content') return;
    next.current = first;
    setWide(false);
  }, [first, setWide, submitCount]);
}
