/** How the tokens of the local challenge begin. */
export const tokenPrefix = 'local-';

/**
 * Returns the script of the local challenge, which replaces the scripts of Turnstile, hCaptcha and
 * reCAPTCHA, so that trying out a form loads nothing from another origin. As with the keys that
 * Turnstile has for tests, a site key that begins with `2x` always fails, and one with `3x` asks for a
 * click.
 */
export function createChallengeScript(): Response {
  return new Response(script, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });
}

const script = `(() => {
  const parameters = new URL(document.currentScript.src).searchParams;
  const widgets = [];
  const createToken = () => '${tokenPrefix}' + Math.random().toString(36).slice(2) + Date.now().toString(36);
  const show = (widget, ...content) => widget.box.replaceChildren('Local challenge: ', ...content);
  const pass = (widget) => {
    show(widget, 'passed');
    widget.options.callback(createToken());
  };
  const run = (widget) => {
    const { sitekey } = widget.options;
    show(widget, 'checking');
    if (sitekey.startsWith('3x')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'I am not a robot';
      button.addEventListener('click', () => pass(widget));
      show(widget, button);
      widget.options['before-interactive-callback']?.();
    } else if (sitekey.startsWith('2x')) {
      show(widget, 'failed');
      widget.options['error-callback']?.('300030');
    } else setTimeout(() => pass(widget));
  };
  window[parameters.get('api') ?? 'turnstile'] = {
    render(element, options) {
      const box = document.createElement('p');
      element.append(box);
      run(widgets[widgets.push({ box, options }) - 1]);
      return widgets.length - 1;
    },
    reset: (id) => run(widgets[id]),
    // Not part of the real services: lets a token expire at once instead of after some minutes.
    expire(id) {
      widgets[id].options['expired-callback']?.();
      run(widgets[id]);
    },
  };
  window[parameters.get('onload')]?.();
})();
`;
