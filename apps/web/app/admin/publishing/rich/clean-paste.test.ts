// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { cleanPaste } from './clean-paste.ts'

const HERE = 'https://menged.example'
const clean = (html: string) => cleanPaste(html, HERE)

/** As Word puts it on the clipboard: a heading, a list of two depths, a numbered one, a table, and what belongs to nobody. */
const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:Wingdings;} p.MsoNormal {margin:0in;} --></style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<p class=MsoTitle><span style='font-family:"Nyala"'>Trade licence<o:p></o:p></span></p>
<h1><a name="_Toc1"></a><span style='mso-fareast-font-family:"Times New Roman"'>What to bring<o:p></o:p></span></h1>
<p class=MsoNormal>Bring the <b style='mso-bidi-font-weight:normal'>original</b><b> papers</b> and&nbsp;<i>one</i>
copy.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>TIN certificate<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span></span><![endif]>the copy <span
lang=AM style='font-family:"Nyala",serif'>የቲን ቅጂ</span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span><span
style='mso-list:Ignore'>·<span>&nbsp;</span></span></span><![endif]><a href="https://etrade.gov.et/"
style='color:#0563C1'>eTrade</a> form</p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>1.<span>&nbsp;
</span></span></span><![endif]>Register</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>2.<span>&nbsp;
</span></span></span><![endif]>Pay</p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0'><td width=311 valign=top style='width:233.75pt'><p class=MsoNormal><b>Fee<o:p></o:p></b></p></td>
  <td width=312><p class=MsoNormal><b>ETB<o:p></o:p></b></p></td></tr>
 <tr><td><p class=MsoNormal>Registration</p></td><td><p class=MsoNormal>80</p></td></tr>
</table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="p" style='width:1in'><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img
width=96 src="file:///C:/Users/x/msohtmlclip1/clip_image001.png"><![endif]></p>
<!--EndFragment--></body></html>`

it('takes the structure out of Word', () => {
  expect(clean(WORD)).toBe(
    [
      '<h2>Trade licence</h2>',
      '<h2>What to bring</h2>',
      '<p>Bring the <strong>original papers</strong> and <em>one</em> copy.</p>',
      '<ul><li><p>TIN certificate</p><ul><li><p>the copy የቲን ቅጂ</p></li></ul></li>',
      '<li><p><a href="https://etrade.gov.et/">eTrade</a> form</p></li></ul>',
      '<ol><li><p>Register</p></li><li><p>Pay</p></li></ol>',
      '<table><tbody><tr><td><p><strong>Fee</strong></p></td><td><p><strong>ETB</strong></p></td></tr>',
      '<tr><td><p>Registration</p></td><td><p>80</p></td></tr></tbody></table>',
    ].join(''),
  )
})

/** Google Docs: all of it in one bold that is not bold, looks as styles, inner lists beside their items, links by a detour. */
const DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7f1b2c3d-7fff-1a2b"><h1 dir="ltr"
style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;white-space:pre-wrap;">Passport renewal</span></h1><p
dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">Ask </span><span style="font-weight:700;">before</span><span
style="font-weight:700;"> noon</span><span style="font-style:italic;">, please</span><span style="font-weight:400;">.</span></p><br /><ul
style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>Old passport</span></p></li><ul><li
dir="ltr" aria-level="2"><p><span>both pages</span></p></li></ul><li dir="ltr"><p><a href="https://www.google.com/url?q=https://www.ics.gov.et/&amp;sa=D&amp;ust=1"
style="text-decoration:none;"><span style="color:#1155cc;">ICS</span></a></p></li></ul><div dir="ltr" align="left"><table style="border:none;"><colgroup><col
width="301"/><col width="301"/></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid"><p><span>Pages</span></p></td><td><p><span>Birr</span></p></td></tr></tbody></table></div></b><br
class="Apple-interchange-newline">`

it('takes the structure out of Google Docs', () => {
  expect(clean(DOCS)).toBe(
    [
      '<h2>Passport renewal</h2>',
      '<p>Ask <strong>before noon</strong><em>, please</em>.</p>',
      '<ul><li><p>Old passport</p><ul><li><p>both pages</p></li></ul></li>',
      '<li><p><a href="https://www.ics.gov.et/">ICS</a></p></li></ul>',
      '<table><tbody><tr><td><p>Pages</p></td><td><p>Birr</p></td></tr></tbody></table>',
    ].join(''),
  )
})

const WEB = `<div class="entry-content" onclick="track()"><nav><ul><li><a href="/home">Home</a></li></ul></nav>
<h1 id="top">የመንጃ ፈቃድ<a class="anchor" href="#top"></a></h1><div>First line<br>second line</div>
<script>document.write("<p>no</p>")</script><style>p{color:red}</style>
<h4>Fees</h4><p style="color:red">About <span class="x">ETB&nbsp;</span>200 &amp; more &lt;soon&gt;</p>
<ul class="menu"><li>One<li>Two <ul><li>inner</ul><li><h3>Three</h3>words</ul>
<p><a href="javascript:alert(1)" onmouseover="x()">no link</a>, <a href="tel:+251911234567">call</a>,
<a href="${HERE}/post/detail/trade-licence?lang=am#steps">own</a>, <a href="mailto:info@moti.gov.et">mail</a>, <a href="data:text/html,x">data</a></p>
<table><thead><tr><th>Paper<th>Fee<tbody><tr><td>A<td>1<tr><td>B</table>
<table><tr><td><p>only a frame</p></td></tr></table>
<img src="https://ads.example/pixel.gif" onerror="alert(1)"><svg onload="alert(1)"><text>x</text></svg><iframe src="https://evil.example">in</iframe>
<p hidden>hidden</p><p style="display: none">hidden</p><button>Share</button><blockquote>Said <i>once</i></blockquote></div>`

it('takes the structure out of a web page, and nothing that runs', () => {
  expect(clean(WEB)).toBe(
    [
      '<h2>የመንጃ ፈቃድ</h2>',
      '<p>First line</p><p>second line</p>',
      '<h3>Fees</h3><p>About ETB 200 &amp; more &lt;soon&gt;</p>',
      '<ul><li><p>One</p></li><li><p>Two</p><ul><li><p>inner</p></li></ul></li>',
      '<li><p><strong>Three</strong></p><p>words</p></li></ul>',
      '<p>no link, <a href="tel:+251911234567">call</a>, <a href="/post/detail/trade-licence?lang=am#steps">own</a>, ',
      '<a href="mailto:info@moti.gov.et">mail</a>, data</p>',
      '<table><tbody><tr><th><p>Paper</p></th><th><p>Fee</p></th></tr>',
      '<tr><td><p>A</p></td><td><p>1</p></td></tr><tr><td><p>B</p></td><td><p></p></td></tr></tbody></table>',
      '<p>only a frame</p>',
      '<blockquote><p>Said <em>once</em></p></blockquote>',
    ].join(''),
  )
})

it.each([
  ['<p>a<script>alert(1)', '<p>a</p>'],
  ['<a href="java\nscript:alert(1)">a</a>', '<p>a</p>'],
  ['<a href="https://u:p@evil.example">a</a>', '<p>a</p>'],
  ['<scr<script>ipt>alert(1)</script>b', '<p>ipt&gt;alert(1)b</p>'],
  ['<p title="<img src=x onerror=alert(1)>">a</p>', '<p>a</p>'],
  ['1 < 2 <', '<p>1 &lt; 2 &lt;</p>'],
  ['<p unclosed="', '<p>&lt;p unclosed=&quot;</p>'.replace('&quot;', '"')],
  ['<!-- never closed <p>a</p>', ''],
  ['', ''],
])('is not led astray by %s', (html, cleaned) => {
  expect(clean(html)).toBe(cleaned)
})

it('reads five hundred nested lists, and a quarter of a million letters that are no HTML', () => {
  const deep = `${'<ul><li>a'.repeat(500)}${'</li></ul>'.repeat(500)}`
  expect(clean(deep).match(/<ul>/g)?.length).toBeLessThan(60)
  expect(clean("<a '".repeat(60_000))).toContain('&lt;a')
  expect(clean('<p>'.repeat(200_000))).toBe('')
})

it('keeps words that look like handlers', () => {
  expect(clean('<p onclick="x()" title="only=1">once = 1, only=2</p>')).toBe('<p>once = 1, only=2</p>')
})
