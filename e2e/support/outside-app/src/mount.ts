import type { Mount } from '@site/federation';

/** No framework: what an app is made of is its team's choice. */
export const mount: Mount = async (element, context) => {
  const button = element.querySelector('button');
  const count = () => button?.replaceChildren(`Counted by ${context.app.name}`);
  button?.addEventListener('click', count);
  element.dataset.app = 'running';
  return () => button?.removeEventListener('click', count);
};
