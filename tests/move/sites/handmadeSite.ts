import { samplePicture } from './samplePicture.ts';
import type { ServedAnswer } from './serveSite.ts';

/** A site that somebody wrote by hand: without sitemap, in ISO 8859-1, with markup that is not closed. */
export async function handmadeSite(): Promise<(address: string) => ServedAnswer | undefined> {
  const [red, blue] = await Promise.all([samplePicture('#a33'), samplePicture('#33a', 'png')]);
  const page = (title: string, body: string, head = '') =>
    latin(`<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">
<html><head><title>${title} - B\xe4ckerei Fr\xfch</title>${head}</head><body bgcolor=white>
<div id=menu><a href="index.html">Start</a> | <a href="brot.html">Unser Brot</a> | <a href="wir.html">\xdcber uns</a> | <a href="kontakt.htm">Kontakt</a></div>
${body}
<p><font size=1>B\xe4ckerei Fr\xfch, M\xfchlweg 3, seit 1954 am Markt.</font></body></html>`);
  const pages: Record<string, ServedAnswer> = {
    '/': page(
      'Willkommen',
      `<h1>Brot, das nach Brot schmeckt</h1><p>Wir backen jeden Morgen ab drei Uhr mit Mehl aus der N\xe4he.<br>Kommen Sie vorbei!
       <p><a href="brot.html#roggen">Zum Roggenbrot</a><p><img src="bilder/laden.jpg" alt="Der Laden am Markt" width=640>
       <h2>Heute im Angebot</h2><p>Am Montag gibt es zehn Br\xf6tchen zum Preis von acht.<p>Am Freitag backen wir Zwiebelkuchen.
       <table><tr><th>Tag<th>Ge\xf6ffnet<tr><td>Montag bis Freitag<td>6 bis 18 Uhr<tr><td>Samstag<td>6 bis 13 Uhr</table>`,
    ),
    '/brot.html': page(
      'Unser Brot',
      `<h1>Unser Brot</h1><h2><a name=roggen>Roggenbrot</a></h2><p>Unser Roggenbrot ruht vierundzwanzig Stunden, bevor es in den Ofen kommt.
       <p>Es h\xe4lt sich eine Woche lang frisch.<h2>Dinkelbrot</h2><p>F\xfcr das Dinkelbrot nehmen wir Korn von der Alb. <img src="bilder/dinkel.png" alt=""><img alt="Bild fehlt">
       <ul><li>Ohne Zusatzstoffe gebacken<li>Mit Sauerteig aus eigener F\xfchrung<li><b>Jeden Tag</b> frisch aus dem Ofen</ul>
       <p>Die <a href="preise.pdf">Preisliste</a> gibt es als Datei.`,
      '<meta name=description content="Roggenbrot und Dinkelbrot aus dem Steinofen, jeden Tag frisch gebacken am Markt.">',
    ),
    '/wir.html': page(
      '\xdcber uns',
      `<h1>\xdcber uns</h1><p>Anna und Karl Fr\xfch haben die B\xe4ckerei vor vielen Jahren gegr\xfcndet.</p><p>Heute f\xfchren ihre Enkel den Betrieb in der dritten Generation.
       <blockquote>Gutes Brot braucht vor allem Zeit.</blockquote><p>Sehen Sie auch <a href="weg.html">diese Seite</a>, die es nicht mehr gibt, und <a href="alt.html">diese alte</a>. <a href="kreis.html">Im Kreis</a>`,
    ),
    '/kontakt.htm': page(
      'Kontakt',
      `<base href="/unter/"><h1>Kontakt</h1><p>Rufen Sie uns an, am besten zwischen neun und elf Uhr.</p><p><a href="../wir.html">Mehr \xfcber uns lesen</a> <img src="karte.jpg" alt="Karte">
       <form action=/mail.cgi method=post>Ihre Nachricht geht direkt an die Backstube. <label>Name <input name=name></label><label>E-Mail <input name=email></label><textarea name=text></textarea><input type=submit></form>`,
    ),
    '/alt.html': { status: 301, headers: { location: '/wir.html' } },
    '/kreis.html': { status: 302, headers: { location: '/kreis2.html' } },
    '/kreis2.html': { status: 302, headers: { location: '/kreis.html' } },
    '/bilder/laden.jpg': { headers: { 'content-type': 'image/jpeg' }, body: red },
    '/bilder/dinkel.png': { headers: { 'content-type': 'image/png' }, body: blue },
    '/unter/karte.jpg': { headers: { 'content-type': 'image/jpeg' }, body: '<html>Fehler</html>' },
    '/preise.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.4 Preise' },
  };
  return (address) => pages[address === '/index.html' ? '/' : address];
}

function latin(text: string): ServedAnswer {
  return {
    headers: { 'content-type': 'text/html; charset=ISO-8859-1' },
    body: Buffer.from(text, 'latin1'),
  };
}
