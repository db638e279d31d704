const className = 'shell-message';

/** Says that the app did not load. Resolves when the visitor asks to try again. */
export function showFailure(root: HTMLElement): Promise<void> {
  // Shown once: a screen reader would otherwise announce it with each attempt.
  const button = root.querySelector<HTMLButtonElement>(`.${className} button`) ?? insertMessage(root);
  button.textContent = 'Try again';
  button.disabled = false;
  return new Promise((resolve) => {
    button.onclick = () => {
      button.textContent = 'Trying again…';
      button.disabled = true;
      resolve();
    };
  });
}

function insertMessage(root: HTMLElement): HTMLButtonElement {
  const button = element('button');
  const message = element('div');
  message.className = className;
  message.setAttribute('role', 'alert');
  message.append(
    element('h1', 'This page did not load'),
    element('p', 'The app could not be loaded. We keep trying every few seconds. Nothing you saved is lost.'),
    button,
    wayBack(),
  );
  root.replaceChildren(message);
  return button;
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
