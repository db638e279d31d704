let shown: HTMLElement | undefined;
const button = element('button');

/** Says in place of the app that it did not load. Resolves when the visitor asks to try again. */
export function showFailure(root: HTMLElement): Promise<void> {
  root.replaceChildren();
  // Once, beside what each attempt replaces: otherwise each would take its focus, and a screen reader announce it again.
  shown ??= insertMessage(root);
  button.textContent = 'Try again';
  button.setAttribute('aria-disabled', 'false');
  return new Promise((resolve) => {
    button.onclick = () => {
      button.textContent = 'Trying again…';
      // Not `disabled`, which would take the focus from it.
      button.setAttribute('aria-disabled', 'true');
      resolve();
    };
  });
}

export function hideFailure(): void {
  shown?.remove();
  shown = undefined;
}

function insertMessage(root: HTMLElement): HTMLElement {
  const message = element('div');
  message.className = 'shell-message';
  message.setAttribute('role', 'alert');
  message.append(
    element('h1', 'This page did not load'),
    element('p', 'The app could not be loaded. We keep trying every few seconds. Nothing you saved is lost.'),
    button,
    wayBack(),
  );
  root.before(message);
  return message;
}

function wayBack(): HTMLElement {
  const [way, link] = [element('p'), element('a', 'Back to the website')];
  link.href = '/';
  way.append(link);
  return way;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
