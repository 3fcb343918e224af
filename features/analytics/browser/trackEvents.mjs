/**
 * Tells services what visitors do on a page, without anything that they typed. head.ts passes the kinds of
 * events in `analytics.track` and a function that tells all services.
 */
export function trackEvents(kinds, send) {
  const tell = (kind, name, values) => kinds.includes(kind) && send(name, values);

  const submitted = new WeakSet();
  const onClick = ({ target }) => {
    submitted.delete(target.closest?.('[type=reset]')?.form);
    const link = target.closest?.('a[href]');
    if (!link) return;
    const { protocol, origin, pathname } = link;
    // A query may contain personal data.
    const link_url = origin + pathname;
    if (/^(mailto|tel|sms):/.test(protocol))
      tell('contacts', 'contact', { method: protocol.slice(0, -1) });
    else if (link.closest('[data-frame^=http]')) {
      if (!('automatic' in link.dataset)) tell('videos', 'video', { link_url });
    } else if (link.hasAttribute('download') || files.test(pathname))
      tell('downloads', 'download', { link_url });
    else if (origin !== location.origin) tell('links', 'outbound_link', { link_url });
    else if (link.dataset.style) tell('actions', 'action', { link_url });
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

  // A form is reset once it was accepted, before a page of thanks opens; visitors may reset it as well.
  document.addEventListener('submit', ({ target }) => submitted.add(target), true);
  document.addEventListener(
    'reset',
    ({ target: form }) => {
      if (!submitted.delete(form)) return;
      const { value } = form.querySelector('input[type=hidden][name=form]') ?? {};
      // A form may have a field with the name "action".
      const { origin, pathname } = new URL(form.getAttribute('action') ?? '', location.href);
      tell('forms', 'form_sent', { form_name: value ?? origin + pathname });
    },
    true,
  );
}
