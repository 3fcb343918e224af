import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainPictureFile } from './explainPictureFile.ts';
import { findOuterResource } from './explainSvg.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'blockwright-picture-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const jpeg = '\xff\xd8\xff\xe0';
const box = (brand: string, others: string) =>
  `\0\0\0${String.fromCharCode(16 + others.length)}ftyp${brand}\0\0\0\0${others}`;

function explain(name: string, content: string) {
  const file = join(folder, name);
  writeFileSync(file, Buffer.from(content, 'latin1'));
  return explainPictureFile(file, name);
}

test.each([
  ['a.jpg', jpeg],
  ['a.JPEG', jpeg],
  ['a.jpe', jpeg],
  ['a.jfif', jpeg],
  ['a.png', jpeg],
  ['a.apng', '\x89PNG\r\n\x1a\n'],
  ['a.tif', 'II*\0'],
  ['a.tiff', 'MM\0*'],
  ['a.gif', 'GIF89a'],
  ['a.webp', 'RIFF....WEBP'],
  ['a.avif', box('avif', 'mif1miaf')],
  ['b.avif', box('mif1', 'avifmiaf')],
  ['c.avif', box('avis', 'msf1')],
  ['a.svg', '<svg viewBox="0 0 9 9"/>'],
])('%s is a picture', (name, content) => {
  expect(explain(name, content)).toBeUndefined();
});

test.each([
  ['a.heic', box('heic', 'mif1heic'), 'it is HEIC', 'export it as JPEG'],
  ['a.heif', box('mif1', 'heic'), 'it is HEIC', 'export it as JPEG'],
  ['a.jpg', box('heix', 'mif1'), 'it is HEIC', 'export it as JPEG'],
  ['a.jxl', '\xff\x0a', 'it is JPEG XL', 'export it as JPEG'],
  ['b.jxl', '\0\0\0\x0cJXL ', 'it is JPEG XL', 'export it as JPEG'],
  ['a.jp2', '\0\0\0\x0cjP  ', 'it is JPEG 2000', 'export it as JPEG'],
  ['a.bmp', 'BM1234\0\0\0\0', 'it is BMP', 'export it as PNG'],
  ['a.ico', '\0\0\x01\0', 'it is an icon file', 'export it as PNG'],
  ['a.psd', '8BPS', 'it is a Photoshop file', 'export it as JPEG'],
  ['a.eps', '%!PS-Adobe', 'it is a PostScript file', 'export it as SVG'],
  ['a.pdf', '%PDF-1.7', 'it is a PDF', 'export it as SVG or PNG, or link to the file'],
  ['a.svgz', '\x1f\x8b', 'it is a compressed file', 'unpack it'],
  ['a.svg', '\x1f\x8b', 'it is a compressed file', 'unpack it'],
  ['a.mp4', box('isom', 'mp42'), 'it is a video', 'choose a picture'],
  ['a.mov', box('qt  ', ''), 'it is a video', 'choose a picture'],
  ['a.webm', '\x1aE\xdf\xa3', 'it is a video', 'choose a picture'],
  ['a.png', '<!DOCTYPE html>', 'it is a web page', 'save the picture itself'],
  ['b.png', '', 'it is empty', 'save it again'],
  ['b.svg', '', 'it is empty', 'save it again'],
  ['c.svg', jpeg, 'it is not an SVG file', 'save it again'],
  ['c.png', 'text', 'it is not a PNG file', 'save it again'],
  ['photo', jpeg, 'its name has no ending, which browsers need', 'rename it to "photo.jpg"'],
  ['a.photo', jpeg, '`.photo` is not the ending of a picture', 'rename it to "a.jpg"'],
  ['a.txt', 'text', '`.txt` is not the ending of a picture', 'export it as JPEG, PNG or SVG'],
])('%s is none', (name, content, reason, hint) => {
  expect(explain(name, content)).toEqual({ reason, hint: expect.stringContaining(hint) });
});

test.each([
  ['<image href="pal.png"/>', 'pal.png'],
  ["<image xlink:href='https://a.example/b.png'/>", 'https://a.example/b.png'],
  ['<use href="other.svg#a"/>', 'other.svg#a'],
  ['<style>@import url("https://fonts.example/a.css");</style>', 'https://fonts.example/a.css'],
  ['<style>@font-face { src: url(a.woff2) }</style>', 'a.woff2'],
  ['<style>@font-face { src: url(data:font/woff2;base64,AA) }</style>', undefined],
  ['<image href="data:image/png;base64,AA"/>', undefined],
  ['<use href="#a"/><path fill="url(#b)"/>', undefined],
  ['<!-- <image href="pal.png"/> -->', undefined],
  ['<a href="https://a.example/"><path/></a>', undefined],
])('a drawing loads what it refers to outside of it: %s', (drawing, address) => {
  expect(findOuterResource(`<svg>${drawing}</svg>`)).toBe(address);
});
