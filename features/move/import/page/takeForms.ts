import { DomUtils } from 'htmlparser2';
import { type HtmlElement, isElement } from '../../../../base/text/parseHtml.ts';
import { FormReader } from '../../page/FormReader.ts';
import type { OnNote } from '../html/OnNote.ts';
import { findAll } from './findAll.ts';

/** Notes the forms of a page with their fields, and removes the fields with their labels. Other words stay. */
export function takeForms(roots: readonly HtmlElement[], note: OnNote): void {
  for (const form of findAll(roots, ({ name }) => name === 'form')) {
    const reader = new FormReader();
    reader.open('form', form.attribs);
    const inner = DomUtils.findAll(isElement, form.children);
    for (const { name, attribs } of inner) reader.open(name, attribs);
    const [fields = 'no fields'] = reader.finish();
    note('a form', fields, 'left out; declare it in data/forms/');
    for (const element of inner)
      if (/^(?:button|datalist|input|label|legend|option|select|textarea)$/.test(element.name))
        DomUtils.removeElement(element);
    form.name = 'div';
  }
}
