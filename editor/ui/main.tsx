import { I18nProvider } from 'react-aria/I18nProvider';
import { createRoot } from 'react-dom/client';
import './editor.css';
import { App } from './App.tsx';

const container = document.getElementById('editor');
if (container)
  createRoot(container).render(
    // Canadian English writes dates as the manifest does: 2026-05-31.
    <I18nProvider locale="en-CA">
      <App />
    </I18nProvider>,
  );
