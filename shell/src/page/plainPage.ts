/** What a plain page says. */
interface PlainPage {
  /** `alert` is said at once. */
  role: 'status' | 'alert';
  title: string;
  text: string;
  /** The one thing to do. */
  button?: { text: string; onPress: () => void };
}

/**
 * Puts a page in the place of everything that stands on the screen, without React: for when React has given up, or what it
 * has drawn may not be seen any more.
 */
export function showPlainPage({ role, title, text, button }: PlainPage): void {
  const page = make('main', 'bt-start');
  const card = make('div', 'bt-start-card');
  card.setAttribute('role', role);
  card.append(make('h1', '', title), make('p', '', text));
  if (button) {
    const element = make('button', 'bt-start-button', button.text);
    element.setAttribute('type', 'button');
    element.addEventListener('click', button.onPress);
    card.append(element);
  }
  page.append(card);
  document.body.replaceChildren(page);
}

function make(name: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}
