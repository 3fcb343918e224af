import { useRef } from 'react';

/** Slides in a row that scrolls, with a button for each. */
export default function Slides({ slides }) {
  const track = useRef(null);
  const show = (index) => track.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  return (
    <>
      <div className="dots">
        {slides.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            aria-label={`${index + 1} of ${slides.length}: ${title}`}
            onClick={() => show(index)}
          />
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the slides are no form */}
      <div className="track" role="group" ref={track}>
        {slides.map(({ title, subtitle, html }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no form
          <div
            key={title}
            className="slide"
            role="group"
            aria-label={`${index + 1} of ${slides.length}`}
          >
            <h3>{title}</h3>
            <p className="subtitle">{subtitle}</p>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by markdown-it */}
            <div className="text" dangerouslySetInnerHTML={{ __html: html }} />
          </div>
        ))}
      </div>
    </>
  );
}
