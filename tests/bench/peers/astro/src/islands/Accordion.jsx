import { useState } from 'react';

/** Questions that unfold their answers, one at a time. */
export default function Accordion({ items }) {
  const [open, setOpen] = useState(-1);
  return (
    <div className="list">
      {items.map(({ question, html }, index) => (
        <div key={question} className="item">
          <h3>
            <button
              type="button"
              aria-expanded={open === index}
              onClick={() => setOpen(open === index ? -1 : index)}
            >
              {question}
            </button>
          </h3>
          <div
            className="answer"
            hidden={open !== index}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made by markdown-it
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </div>
      ))}
    </div>
  );
}
