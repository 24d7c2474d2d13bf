import { isSafeLink } from './isSafeLink';

test.each([
  'https://byggtun.example/a?b=1&c=2',
  'http://byggtun.example',
  'https://byggtun.example/@kari?til=a@b.no#c@d',
  'https://byggtun.example?a@b',
  'mailto:kari@byggtun.example',
  'tel:+4722222222',
])('%s may be followed', (href) => expect(isSafeLink(href)).toBe(true));

test.each([
  'https://byggtun.no@evil.example',
  'https://byggtun.no:443@evil.example/',
  'https://kari:hemmelig@byggtun.example',
  'https://@evil.example',
  'https://:@evil.example',
  'https:\\\\byggtun.no@evil.example',
  'https:byggtun.no@evil.example',
  'https:///byggtun.no@evil.example',
  'https:/\t/byggtun.no@evil.example',
  'https://byggtun.no%40x@evil.example',
  ' HTTPS://byggtun.no@evil.example',
  '//evil.example',
  '/complaints/1',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://byggtun.example/1',
  '',
])('%s may not', (href) => expect(isSafeLink(href)).toBe(false));
