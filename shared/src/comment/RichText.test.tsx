import { render, screen } from '@testing-library/react';

import { RichText } from './RichText';

const draw = (html: string) => render(<RichText html={html} />).container;

test('emphasis, lists, lines, links and mentions are shown', () => {
  const shown = draw(
    '<p>Hei <strong>du</strong> <em>der</em><br /><span data-mention="7">@Piotr</span></p><ul><li><p>en</p></li></ul><p><a href="mailto:a@b.no">skriv</a></p>',
  );
  expect(shown.innerHTML).toBe(
    '<div class="rich-text"><p>Hei <strong>du</strong> <em>der</em><br><span class="comment-mention">@Piotr</span></p><ul><li><p>en</p></li></ul><p><a href="mailto:a@b.no" target="_blank" rel="noopener noreferrer nofollow">skriv</a></p></div>',
  );
});

test('an address in the text can be followed, without the full stop behind it', () => {
  draw('<p>Se https://byggtun.no/x?a=1. Takk</p>');
  const link = screen.getByRole('link', { name: 'https://byggtun.no/x?a=1' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(link).toHaveAttribute('target', '_blank');
});

test.each([
  '<p>Se https://byggtun.no@evil.example/x nå</p>',
  '<p><a href="https://byggtun.no@evil.example/x">https://byggtun.no</a></p>',
])('of %s, which names one host and leads to another, nothing can be followed', (html) => {
  draw(html);
  expect(screen.queryByRole('link', { name: /evil|@/ })).not.toBeInTheDocument();
  for (const link of screen.queryAllByRole('link'))
    expect(link).toHaveAttribute('href', 'https://byggtun.no');
});

test.each([
  ['<script>window.hit = 1</script>', ''],
  ['<img src=x onerror="window.hit = 1">', ''],
  ['<svg onload="window.hit = 1"></svg>', ''],
  ['<a href="javascript:window.hit=1">x</a>', 'x'],
  ['<a href="data:text/html,x">x</a>', 'x'],
  ['<p onclick="window.hit = 1" style="color:red" class="y" id="z">x</p>', '<p>x</p>'],
  ['<iframe srcdoc="<script>parent.hit = 1</script>"></iframe>', ''],
  ['<form action="https://evil.example"><input name=x></form>', ''],
  ['<style>body { display: none }</style>', ''],
  ['<math><mtext><img src=x onerror="window.hit = 1"></mtext></math>', ''],
  ['<<script>script>x</script>', '&lt;'],
])('of %s nothing gets into the page but its text', (html, expected) => {
  expect(draw(html).innerHTML).toBe(`<div class="rich-text">${expected}</div>`);
  expect(window).not.toHaveProperty('hit');
});
