import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

/**
 * `npm run bench:first-paint`: compares the built home page with a hand-written page of the same
 * content (no JavaScript, an external stylesheet), on slow 4G (150 ms, 1.6 Mbit/s) with a CPU slowed
 * down 4×, in turn. Prints medians.
 */
const folder = process.argv[2] ?? 'dist/client';
const rounds = Number(process.argv[3] ?? 9);
if (!existsSync(join(folder, 'index.html'))) {
  console.error(`There is no build in ${folder}. Run \`npm run build\` first.`);
  process.exit(2);
}
const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const server = createServer(serve).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const address = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

const samples = { built: [], handWritten: [] };
for (let round = 0; round <= rounds; round++)
  for (const [name, path] of [
    ['built', '/'],
    ['handWritten', '/hand-written'],
  ]) {
    const sample = await measure(address + path);
    // The first round warms up the browser.
    if (round > 0) samples[name].push(sample);
  }
await browser.close();
server.close();

const keys = ['firstPaint', 'largestPaint', 'blocking', 'requestsBeforePaint'];
console.table(
  Object.fromEntries(
    Object.entries(samples).map(([name, list]) => [
      name,
      Object.fromEntries(keys.map((key) => [key, Math.round(median(list.map((one) => one[key])))])),
    ]),
  ),
);
for (const key of ['firstPaint', 'largestPaint', 'blocking']) {
  const ratios = samples.built.map((one, i) => (one[key] + 1) / (samples.handWritten[i][key] + 1));
  console.log(
    `${key}: built / hand-written = ${median(ratios).toFixed(2)} (median of ${rounds} pairs)`,
  );
}

async function measure(url) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(`
    window.seen = { largest: 0, blocking: 0 };
    new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.largest = e.startTime; })
      .observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.blocking += Math.max(0, e.duration - 50); })
      .observe({ type: 'longtask', buffered: true });
  `);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const sample = await page.evaluate(`(() => {
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const before = performance.getEntriesByType('resource').filter((e) => e.responseEnd <= firstPaint);
    return { firstPaint, largestPaint: seen.largest, blocking: seen.blocking, requestsBeforePaint: 1 + before.length };
  })()`);
  await context.close();
  return sample;
}

function serve(request, response) {
  const path = request.url.split('?')[0];
  const built = readFileSync(join(folder, 'index.html'), 'utf8');
  if (path === '/hand-written') return send(response, '.html', handWritten(built));
  if (path === '/site.css') return send(response, '.css', getStyle(built));
  const file = join(folder, path === '/' ? 'index.html' : path);
  if (!existsSync(file)) return response.writeHead(404).end();
  send(response, extname(file), readFileSync(file));
}

function send(response, extension, content) {
  const packed = extension === '.woff2' ? Buffer.from(content) : gzipSync(content);
  response.writeHead(200, {
    'content-type': types[extension] ?? 'application/octet-stream',
    ...(extension !== '.woff2' && { 'content-encoding': 'gzip' }),
  });
  response.end(packed);
}

function getStyle(html) {
  return /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
}

function handWritten(html) {
  return html
    .replace(/<style>.*?<\/style>/s, '<link rel="stylesheet" href="/site.css">')
    .replace(/<script type="module".*?<\/script>/s, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replaceAll(/ data-(island|on|prefix|props|opens)="[^"]*"/g, '');
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
