import { cleanPaste } from './cleanPaste';
import { docOfHtml, htmlOfDoc } from './htmlOfDoc';

const pasted = (html: string) => htmlOfDoc(docOfHtml(cleanPaste(html).innerHTML));

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { margin: 0cm }</style></head><body>
<p class=MsoNormal style='margin:0cm'><b><span style='color:red'>Utført</span></b> i <i>går</i><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>Dør<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Vindu</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Først</p>
</body></html>`;

test('what comes from Word keeps its emphasis and its lists, and nothing else', () => {
  expect(
    pasted(word)
      .split('\n')
      .map((line) => line.trim())
      .join(''),
  ).toBe(
    '<p><strong>Utført</strong> i <em>går</em></p><ul><li><p>Dør</p></li><li><p>Vindu</p></li></ul><ol><li><p>Først</p></li></ol>',
  );
});

test.each([
  ['<p><b style="mso-bidi-font-weight:normal">Fet</b></p>', '<p><strong>Fet</strong></p>'],
  ['<p><span style="mso-bidi-font-weight:bold;mso-bidi-font-style:italic">Rett</span></p>', '<p>Rett</p>'],
  ['<p><span style="FONT-WEIGHT: Bold; color:red">Fet</span></p>', '<p><strong>Fet</strong></p>'],
])('Word writes properties for other scripts beside those that are meant: %s', (html, kept) => {
  expect(pasted(html)).toBe(kept);
});

test('what comes from Google Docs keeps its emphasis, which it says by styles', () => {
  const docs =
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Fet</span> og <span style="font-style:italic">skrå</span></p></b>';
  expect(pasted(docs)).toBe('<p><strong>Fet</strong> og <em>skrå</em></p>');
});

test('headings and pictures, scripts and foreign links become text or nothing', () => {
  expect(
    pasted(
      '<h2>Tittel</h2><img src="x" onerror="a()"><script>a()</script><p><a href="javascript:a()">her</a></p>',
    ),
  ).toBe('<p>Tittel</p><p>her</p>');
});
