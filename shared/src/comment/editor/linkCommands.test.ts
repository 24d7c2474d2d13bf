import { hrefOf } from './linkCommands';

test.each([
  ['byggtun.example', 'https://byggtun.example'],
  [' byggtun.example/a?b=1 ', 'https://byggtun.example/a?b=1'],
  ['http://byggtun.example', 'http://byggtun.example'],
  ['kari@byggtun.example', 'mailto:kari@byggtun.example'],
  ['kari.solberg@post.byggtun.example', 'mailto:kari.solberg@post.byggtun.example'],
  ['+47 22 22 22 22', 'tel:+4722222222'],
  ['https://byggtun.no@evil.example', undefined],
  ['https://byggtun.no@evil.example/x', undefined],
  ['javascript:alert(1)', undefined],
  ['kari', undefined],
  ['a@b..no', undefined],
])('%s leads to %s', (written, href) => expect(hrefOf(written)).toBe(href));
