import { readHtml } from './readHtml';

test.each([
  ['<p>a<br />b<br>c</p>', '<p>a<br>b<br>c</p>'],
  ['<p>en<p>to', '<p>en</p><p>to</p>'],
  ['<ul><li>en<li><p>to</ul>etter', '<ul><li>en</li><li><p>to</p></li></ul>etter'],
  ['<p><b>fet</p>etter', '<p><b>fet</b></p>etter'],
  ['</p>a</li>', 'a'],
  ['1 < 2 & 3 > 2 &lt;p&gt; &#230; &#xE5; &ukjent;', '1 &lt; 2 &amp; 3 &gt; 2 &lt;p&gt; æ å &amp;ukjent;'],
  ['<!-- <p>borte</p> --><![if !supportLists]>her<![endif]>', 'her'],
  ['<style>p { color: red }</style><script>if (a < b) c("<p>")</script>her', 'her'],
  ['<a href="x>y" onclick=a() title="t">z</a>', '<a href="x>y">z</a>'],
  ["<P CLASS='a' STYLE=color:red>x</P>", '<p class="a" data-style="color:red">x</p>'],
  ['<p>uferdig <b', '<p>uferdig &lt;b</p>'],
])('%s is read as browsers read it', (html, expected) => {
  expect(readHtml(html).innerHTML).toBe(expected);
});
