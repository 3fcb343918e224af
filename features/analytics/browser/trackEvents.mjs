/**
 * Tells services what visitors do on a page, without anything that they typed. head.ts passes the kinds of
 * events in `analytics.track` and a function that tells all services.
 */
export function trackEvents(kinds, send) {
  const tell = (kind, name, values) => kinds.includes(kind) && send(name, values);

  const onClick = ({ target }) => {
    const link = target.closest?.('a[href]');
    if (!link) return;
    const { protocol, origin, pathname } = link;
    // A query may contain personal data.
    const link_url = origin + pathname;
    if (/^(mailto|tel|sms):/.test(protocol))
      tell('contacts', 'contact', { method: protocol.slice(0, -1) });
    else if (link.closest('[data-frame]')) tell('videos', 'video', { link_url });
    else if (link.hasAttribute('download') || files.test(pathname))
      tell('downloads', 'download', { link_url });
    else if (origin !== location.origin) tell('links', 'outbound_link', { link_url });
  };
  const files =
    /\.(?:pdf|zip|docx?|xlsx?|pptx?|odt|ods|csv|txt|epub|ics|vcf|mp3|mp4|dmg|exe|msi)$/i;
  document.addEventListener('click', onClick, true);

  const played = new WeakSet();
  document.addEventListener(
    'play',
    ({ target }) => {
      if (played.has(target)) return;
      played.add(target);
      tell('videos', 'video', { link_url: target.currentSrc });
    },
    true,
  );

  // A form that was sent is hidden behind its confirmation.
  const isSent = (form) => form.closest('[hidden]');
  const onSubmit = ({ target: form }) => {
    const observer = new MutationObserver(() => {
      if (!isSent(form)) return;
      observer.disconnect();
      tell('forms', 'form_sent', { form_name: form.elements.form?.value ?? form.action });
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['hidden'] });
  };
  document.addEventListener('submit', onSubmit, true);
}
