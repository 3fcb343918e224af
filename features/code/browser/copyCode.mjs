/** Runs on pages with code to copy: adds a button to each block of code. */
export function copyCode() {
  if (!navigator.clipboard) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '.copy-code{position:relative}.copy-code button{position:absolute;top:.5rem;right:.5rem;min-height:1.75rem;padding:.1rem .6rem;border:1px solid color-mix(in srgb,currentColor 35%,transparent);border-radius:.35rem;background:none;color:inherit;font:inherit;font-size:.8125rem;cursor:pointer}.copy-code button:hover{border-color:currentColor}@media print{.copy-code button{display:none}}',
  );
  document.adoptedStyleSheets.push(sheet);
  for (const area of document.querySelectorAll('[data-copy]')) {
    const { copy, copied } = area.dataset;
    for (const code of area.querySelectorAll('[role="group"] > code')) {
      const block = code.parentElement;
      const box = document.createElement('div');
      box.className = 'copy-code';
      // Styles of the block may depend on what is around it.
      const { margin, borderRadius } = getComputedStyle(block);
      box.style.margin = margin;
      Object.assign(block.style, { margin: '0', borderRadius });
      const button = Object.assign(document.createElement('button'), { type: 'button' });
      button.textContent = copy;
      button.ariaLive = 'polite';
      button.onclick = async () => {
        await navigator.clipboard.writeText(code.textContent);
        button.textContent = copied;
        setTimeout(() => {
          button.textContent = copy;
        }, 2000);
      };
      block.replaceWith(box);
      box.append(block, button);
    }
  }
}
