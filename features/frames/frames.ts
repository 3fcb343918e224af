import { createTexts } from '../../base/messages/createTexts.ts';
import { english } from '../../schema/vocabulary.ts';
import type { DescribeFrame } from '../../sections/index.ts';
import { findService } from './findService.ts';
import { titles } from './titles.ts';

/** Describes the frame of an address that a service gives for sharing or embedding. */
export const describeFrame: DescribeFrame = (address, { locale, texts }) => {
  const { remember } = createTexts(english.frames, { locale, translated: texts.frames ?? {} });
  const found = findService(address);
  const service = (found && titles[found.name]) ?? new URL(address).host.replace(/^www\./, '');
  const attributes = { 'data-remember': remember({ service }) };
  if (!found) return { service, attributes };
  const { src, link } = found.frame;
  const { sandbox, allow, ratio } = found.service;
  return { src, link, service, permissions: { sandbox, allow }, ratio, attributes };
};
