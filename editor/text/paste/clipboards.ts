/** The text of a document that fields with and without headings and tables share. */
const docsText = `Returns & refunds

Send it **back** within *30* days. See [our help](https://shop.example/help).

Second paragraph.

- one
  - one a
- two
1. first
2. second`;

/** The parts of a web page that fields with and without headings share. */
const webList = `- Bread

  3. white
  4. dark
- Cake

  on Sundays`;
const webEnd = `1\\. not a list

\\# not a heading

one

two

[old](http://old.example/a%20%28b%29) no`;

/** What programs put into the clipboard, and the Markdown that fields should get from it. */
export const clipboards: {
  name: string;
  html: string;
  article: string;
  /** What a field without headings and tables gets; left out where it is the same. */
  markdown?: string;
  line?: string;
}[] = [
  {
    name: 'Google Docs',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-9d1"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt"><span style="font-size:16pt;font-weight:400;font-style:normal;white-space:pre-wrap;">Returns &amp; refunds</span></h2><p dir="ltr"><span style="font-weight:400;">Send it </span><span style="font-weight:700;">back</span><span style="font-weight:400;"> within </span><span style="font-weight:400;font-style:italic;">30</span><span style="font-weight:400;"> days. See </span><a href="https://shop.example/help" style="text-decoration:none;"><span style="font-weight:400;text-decoration:underline;">our help</span></a><span style="font-weight:400;">.</span></p><br><p dir="ltr"><span>Second paragraph.</span></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span>one</span></p></li><ul><li dir="ltr" style="list-style-type:circle" aria-level="2"><p dir="ltr" role="presentation"><span>one a</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>two</span></p></li></ul><ol><li dir="ltr" aria-level="1"><p><span>first</span></p></li><li dir="ltr" aria-level="1"><p><span>second</span></p></li></ol><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;"><colgroup><col width="300" /></colgroup><tbody><tr style="height:0pt"><td><p dir="ltr"><span style="font-weight:700;">Plan</span></p></td><td><p dir="ltr"><span style="font-weight:700;">Price</span></p></td></tr><tr><td><p><span>Small</span></p></td><td><p><span>5 | 6 €</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`,
    article: `## ${docsText}

| Plan | Price |
| --- | --- |
| Small | 5 \\| 6 € |`,
    markdown: `${docsText}

- Plan · Price
- Small · 5 | 6 €`,
    line: 'Returns & refunds Send it **back** within *30* days. See [our help](https://shop.example/help). Second paragraph. one one a two first second Plan Price Small 5 | 6 €',
  },
  {
    name: 'Google Docs, one line',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><span style="font-weight:400;white-space:pre-wrap;">only a few words</span></b>`,
    article: 'only a few words',
    line: 'only a few words',
  },
  {
    name: 'Word',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment--><p class=MsoTitle>The house<o:p></o:p></p><h2>Who we are<o:p></o:p></h2>
<p class=MsoNormal>A <b><span style='mso-bidi-font-weight:bold'>fam</span></b><b>ily</b><b style='mso-bidi-font-weight:normal'>: three</b> of us,
since&nbsp;1998<a href="#_ftn1"><span class=MsoFootnoteReference>[1]</span></a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Open the door<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>a.<span>&nbsp;&nbsp; </span></span></span><![endif]>with the key<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>b.<span>&nbsp;&nbsp; </span></span></span><![endif]>or the code<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Close it<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span><![endif]>a bullet<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level2 lfo2'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span></span><![endif]>a bullet inside<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td width=301><p class=MsoNormal><b>Day<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Hours<o:p></o:p></b></p></td></tr><tr><td><p class=MsoNormal>Monday<o:p></o:p></p></td><td><p class=MsoNormal>9 to 5<o:p></o:p></p><p class=MsoNormal>and by phone</p></td></tr></table><!--EndFragment--></body></html>`,
    article: `## The house

## Who we are

A **family: three** of us, since 1998\\[1\\].

1. Open the door
   1. with the key
   2. or the code
2. Close it
- a bullet
  - a bullet inside

| Day | Hours |
| --- | --- |
| Monday | 9 to 5 and by phone |`,
  },
  {
    name: 'Word for the web',
    html: `<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1"><span class="NormalTextRun SCXW1">Before you start</span></span><span class="EOP SCXW1">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW1"><ol class="NumberListStyle1 SCXW1" role="list" start="1"><li class="OutlineElement Ltr" data-leveltext="%1." data-aria-level="1" aria-level="1"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">Plan</span></span><span class="EOP">&nbsp;</span></p></li></ol></div><div class="ListContainerWrapper SCXW1"><ol class="NumberListStyle1" role="list" start="1"><li data-leveltext="%2." data-aria-level="2" aria-level="2"><p class="Paragraph"><span>Room</span></p></li></ol></div><div class="ListContainerWrapper SCXW1"><ol class="NumberListStyle1" role="list" start="2"><li data-leveltext="%1." data-aria-level="1" aria-level="1"><p class="Paragraph"><span>Book</span></p></li></ol></div>`,
    article: `Before you start

1. Plan
   1. Room
2. Book`,
  },
  {
    name: 'a web page',
    html: `<html><body><!--StartFragment--><h1 style="color:red">Opening hours</h1><nav hidden>Menu</nav><p style="margin:0">Closed on <strong>Monday:</strong>we rest.<br>Open else.</p><blockquote><p>So good.</p><p>Really.</p></blockquote><pre><code class="language-sh">npm start
npm test</code></pre><hr><ul><li>Bread<ol start="3"><li>white</li><li>dark</li></ol></li><li><p>Cake</p><p>on Sundays</p></li></ul><p>m<sup>2</sup> and CO<sub>2</sub>, <s>50</s> 40, <code>a_b*</code>, snake_case _x_ *y* [z]</p><p>1. not a list</p><p># not a heading</p><div>one<br><br>two</div><a href="http://old.example/a (b)">old</a> <a href="javascript:alert(1)">no</a><script>alert(1)</script><!--EndFragment--></body></html>`,
    article: `## Opening hours

Closed on **Monday**:we rest.\\
Open else.

> So good.
>
> Really.

\`\`\`
npm start
npm test
\`\`\`

---

${webList}

m² and CO₂, ~~50~~ 40, \`a_b*\`, snake_case \\_x\\_ \\*y\\* \\[z\\]

${webEnd}`,
    markdown: `Opening hours

Closed on **Monday**:we rest.\\
Open else.

So good.

Really.

\`npm start\`
\`npm test\`

${webList}

m² and CO₂, 50 40, \`a_b*\`, snake_case \\_x\\_ \\*y\\* \\[z\\]

${webEnd}`,
  },
  {
    name: 'Notion',
    html: `<meta charset='utf-8'><h1>Roadmap</h1>
<p>We <strong>ship</strong> in <em>May</em>.</p>
<ul>
<li>One
<ul>
<li>Deep</li>
</ul>
</li>
<li>Two</li>
</ul>
<!-- notionvc: 1a --><table>
<thead>
<tr>
<th>Name</th>
<th>Owner</th>
</tr>
</thead>
<tbody>
<tr>
<td>Site</td>
<td></td>
</tr>
</tbody>
</table>
<aside>
💡 Good to know
</aside>`,
    article: `## Roadmap

We **ship** in *May*.

- One
  - Deep
- Two

| Name | Owner |
| --- | --- |
| Site |  |

💡 Good to know`,
  },
  {
    name: 'Apple Pages',
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN"><html><head><meta http-equiv="Content-Style-Type" content="text/css"><title></title><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px}</style></head><body>
<p class="p1"><b>Dear guests,</b></p>
<p class="p2"><br></p>
<p class="p1">we are<span class="Apple-converted-space"> </span>open.</p>
<ol class="ol1">
<li class="li1"><span class="s1"></span>Come<span class="Apple-converted-space"> </span></li>
<li class="li1"><span class="s1"></span>Eat</li>
</ol>
</body></html>`,
    article: `**Dear guests,**

we are open.

1. Come
2. Eat`,
  },
  {
    name: 'Apple Notes',
    html: `<html><head><style type="text/css">div{}</style></head><body><div><b><h1>Trip</h1></b></div><div><br></div><div>Pack:</div><ul class="Apple-dash-list"><li>Tent</li><li>Lamp</li></ul></body></html>`,
    article: `## Trip

Pack:

- Tent
- Lamp`,
  },
  {
    name: 'LibreOffice Writer',
    html: `<html><head><meta name="generator" content="LibreOffice 7.6"/></head><body lang="en-GB"><h1 class="western">Terms</h1><p class="western" style="margin-bottom: 0cm">We <font color="#ff0000"><b>never</b></font> sell.</p><blockquote style="margin: 0 0 0 40px; border: none; padding: 0px"><p>indented</p></blockquote><ol><li><p class="western">One</p></li><ol type="a"><li><p>Deep</p></li></ol><li><p>Two</p></li></ol></body></html>`,
    article: `## Terms

We **never** sell.

indented

1. One
   1. Deep
2. Two`,
  },
  {
    name: 'Excel',
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--td {padding:1px;}--></style></head><body link="#0563C1"><table border=0 cellpadding=0 width=174><!--StartFragment--><col width=87 span=2><tr height=20><td height=20 class=xl65 align=right>Room</td><td class=xl66>Price</td></tr><tr height=20><td>Blue</td><td align=right>82.50</td></tr><tr height=20><td colspan=2>All with breakfast</td></tr><!--EndFragment--></table></body></html>`,
    article: `| Room | Price |
| --- | --- |
| Blue | 82.50 |
| All with breakfast |  |`,
    markdown: `- Room · Price
- Blue · 82.50
- All with breakfast`,
    line: 'Room Price Blue 82.50 All with breakfast',
  },
  {
    name: 'Google Sheets',
    html: `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td data-sheets-value="{&quot;1&quot;:2}">Mon</td><td>9</td></tr><tr><td>Tue</td><td>10</td></tr></tbody></table>`,
    article: `| Mon | 9 |
| --- | --- |
| Tue | 10 |`,
  },
  {
    name: 'one cell of a spreadsheet',
    html: `<google-sheets-html-origin><table data-sheets-root="1"><tbody><tr><td>Only this</td></tr></tbody></table>`,
    article: 'Only this',
    line: 'Only this',
  },
  {
    name: 'a mail',
    html: `<div dir="ltr"><div style="font-weight:bold">Hello</div><div>see <a href="https://www.google.com/url?q=https://shop.example/a%3Fb%3D1&amp;sa=D">this</a></div><div><br></div><div>Bye</div></div>`,
    article: `**Hello**

see [this](https://shop.example/a?b=1)

Bye`,
  },
];
