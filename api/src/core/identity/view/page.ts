import { escapeHtml } from '../../http/escapeHtml';

const logo = `<svg class="logo" viewBox="0 0 48 48" aria-hidden="true"><rect width="48" height="48" rx="10"/><path class="house" d="M8 36V22l9-8 9 8v14h-6v-8h-6v8z"/><path d="M28 36V19l-5-4.5 7-6 10 8.8V36h-4v-9h-4v9z"/></svg>`;

/** The frame of every page of the identity provider; the body is markup that is already safe. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – Byggtun</title>
<link rel="icon" href="/oidc/asset/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/oidc/asset/page.css">
</head>
<body>
<main>
<header>${logo}<span>Byggtun</span></header>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
