/** The look of the identity provider's pages, in light and dark. */
export const style = `
@font-face { font-family: 'Figtree Variable'; font-display: swap; font-weight: 300 900; src: url('figtree.woff2') format('woff2'); }
@font-face { font-family: 'Figtree fallback'; src: local('Arial'), local('Liberation Sans'), local('Roboto'); size-adjust: 101%;
  ascent-override: 94.06%; descent-override: 24.75%; line-gap-override: 0%; }
:root { color-scheme: light dark; --page: #f5f6fa; --surface: #fff; --text: #1b1f33; --secondary: #565c78; --line: #8a90a8;
  --primary: #3c4883; --on-primary: #fff; --error: #a8071a; --error-surface: #fff1f0; --shadow: 0 4px 24px rgb(27 31 51 / 8%); }
@media (prefers-color-scheme: dark) {
  :root { --page: #12141c; --surface: #1b1e2a; --text: #eef0f7; --secondary: #a6acc4; --line: #6b7290; --primary: #fdb913;
    --on-primary: #12141c; --error: #ff9c94; --error-surface: #3a1d1f; --shadow: 0 0 0 1px #2c3144; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--page); color: var(--text);
  font: 16px/1.5 'Figtree Variable', 'Figtree fallback', system-ui, sans-serif; -webkit-font-smoothing: antialiased; }
main { width: 100%; max-width: 400px; background: var(--surface); border-radius: 10px; padding: 32px 24px; box-shadow: var(--shadow); }
header { display: flex; align-items: center; gap: 12px; font-weight: 600; margin-bottom: 24px; }
.logo { width: 40px; height: 40px; } .logo rect { fill: #3c4883; } .logo path { fill: #fdb913; } .logo .house { fill: #fff; }
h1 { font-size: 24px; font-weight: 650; line-height: 32px; margin: 0 0 24px; }
p { margin: 0 0 16px; color: var(--secondary); }
form { display: grid; gap: 16px; } form + form { margin-top: 12px; }
label { display: grid; gap: 4px; font-weight: 500; }
input { font: inherit; color: inherit; background: var(--page); border: 1px solid var(--line); border-radius: 8px; min-height: 44px; padding: 8px 12px; width: 100%; }
input[aria-invalid='true'] { border-color: var(--error); }
button, a.button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 16px; border: 1px solid var(--primary); border-radius: 8px;
  background: var(--primary); color: var(--on-primary); cursor: pointer; width: 100%; display: inline-flex; align-items: center; justify-content: center; text-decoration: none; }
button.quiet { background: transparent; color: var(--text); border-color: var(--line); }
:is(input, button, a):focus-visible { outline: 3px solid #fdb913; outline-offset: 2px; }
@media (prefers-color-scheme: dark) { :is(input, button, a):focus-visible { outline-color: #eef0f7; } }
.error { margin: 0 0 16px; padding: 12px 16px; border-radius: 8px; border-left: 4px solid var(--error); background: var(--error-surface); color: var(--error); }
`;

/** The mark of the product in the tab. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="#3c4883"/><path d="M8 36V22l9-8 9 8v14h-6v-8h-6v8z" fill="#fff"/><path d="M28 36V19l-5-4.5 7-6 10 8.8V36h-4v-9h-4v9z" fill="#fdb913"/></svg>';

/** Sends the page's form as soon as it is there. */
export const submitScript = "document.querySelector('form').submit();\n";
