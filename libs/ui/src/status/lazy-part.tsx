import { lazy, type ComponentType } from 'react';

/** Long enough for the caller to learn of a failure, shorter than any pause before the next attempt. */
const rememberedMs = 500;

/** A component in its own chunk. React's `lazy` caches a failed load for ever; this one can be retried. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const createPart = () =>
    lazy(async () => {
      try {
        return { default: (await load()) as ComponentType<object> };
      } catch (error) {
        setTimeout(() => (Part = createPart()), rememberedMs);
        throw error;
      }
    });
  let Part = createPart();
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}
