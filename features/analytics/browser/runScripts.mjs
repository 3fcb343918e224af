/** Runs on pages of `dev --scripts`: applies the policy of the built page, and adds its scripts. */
export function runScripts(policy, scripts) {
  // The scripts of other features for pages of `dev` leave frames and consent to these.
  document.documentElement.dataset.scripts = '';
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  document.head.append(meta);
  document.addEventListener('DOMContentLoaded', () => {
    for (const { held, src } of scripts) {
      const script = document.createElement('script');
      if (held) {
        script.type = 'text/plain';
        Object.assign(script.dataset, { held, src });
      } else {
        script.src = src;
        script.async = false;
      }
      document.head.append(script);
    }
  });
}
