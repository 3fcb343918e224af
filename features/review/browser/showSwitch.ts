import { addTool } from '../../../server/browser/addTool.ts';

// Script of pages in `dev`: adds a link to the page with the changes since the last commit marked.
const folder = document.querySelector<HTMLMetaElement>('meta[name="blockwright-changes"]')?.content;
if (folder) {
  const route = location.pathname.slice(folder.length - '_changes/'.length);
  const link = document.createElement('a');
  link.href = `${folder}new/${route}`.replace(/\/?$/, '/');
  link.textContent = '±';
  link.title = link.ariaLabel = 'Show the changes since the last commit';
  addTool(
    'blockwright-changes',
    link,
    `:host { position: fixed; inset: auto 1rem 1rem auto; z-index: 99999 } a { display: grid; width: 2.75rem; height: 2.75rem; place-content: center; border-radius: 50%; background: #181818; color: #fff; font: 1.25rem system-ui; text-decoration: none } a:focus-visible { outline: 3px solid #fff; box-shadow: 0 0 0 6px #1d4ed8 }`,
  );
}
