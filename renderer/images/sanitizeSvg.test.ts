import { expect, test } from 'vitest';
import { findSvgProblem } from './findSvgProblem.ts';
import { sanitizeSvg } from './sanitizeSvg.ts';

const sanitize = (svg: string) => sanitizeSvg(Buffer.from(svg));

test('a drawing keeps its shapes, colours and styles', () => {
  const drawing =
    '<style>.a{fill:#f00}</style><g transform="scale(2)"><path class="a" d="M0 0h4v4z"/><use xlink:href="#b"/></g><text>A &amp; B</text>';
  const safe = sanitize(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 220 48">${drawing}</svg>`,
  );
  expect(safe?.text).toContain('<path class="a" d="M0 0h4v4z"></path><use xlink:href="#b"></use>');
  expect(safe?.text).toContain('<style>.a{fill:#f00}</style>');
  expect(safe?.text).toContain('<text>A &amp; B</text>');
  expect(safe).toMatchObject({ width: 733, height: 160 });
});

test.each([
  ['viewBox="0 0 24 24"', 160],
  ['width="48px" height="24"', 320],
  ['width="100%" height="100%" viewBox="10,10,30,10"', 480],
])('the size comes from %s', (attributes, width) => {
  expect(sanitize(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`)).toMatchObject({
    width,
    height: 160,
  });
});

test('nothing in it runs, loads or is left by a drawing program', () => {
  const safe = sanitize(`<?xml version="1.0"?><!DOCTYPE svg><!-- Generator -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD" viewBox="0 0 4 4" onload="run()">
  <script>run()</script><foreignObject><p onclick="run()">x</p></foreignObject><metadata>me</metadata>
  <style>@import url(https://example.com/a.css);</style><sodipodi:namedview id="v"/>
  <image href="https://example.com/a.png"/><a href="javascript:run()"><path d="M0 0h4v4z" onclick="run()"/></a>
</svg>`);
  expect(safe?.text).not.toMatch(/run|example|sodipodi|me<|DOCTYPE|Generator/);
  expect(safe?.text).toContain('<path d="M0 0h4v4z">');
  expect(findSvgProblem(Buffer.from(safe?.text ?? ''))).toBeUndefined();
});

test.each([
  '<svg',
  '<p/>',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<svg viewBox="0 0 0 4"/>',
])('has no safe version: %s', (svg) => {
  expect(sanitize(svg)).toBeUndefined();
});
