const className = 'shell-message';

/** Says that the app did not load. Resolves when the visitor asks to try again. */
export function showFailure(root: HTMLElement): Promise<void> {
  const button = element('button', 'Try again');
  return new Promise((resolve) => {
    button.addEventListener('click', () => {
      button.textContent = 'Trying again…';
      button.disabled = true;
      resolve();
    });
    const message = element('div');
    message.className = className;
    message.setAttribute('role', 'alert');
    message.append(
      element('h1', 'This page did not load'),
      element('p', 'Its program could not be fetched or did not start. Nothing you saved is lost.'),
      button,
    );
    root.replaceChildren(message);
  });
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
