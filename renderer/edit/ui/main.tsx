import { createRoot } from 'react-dom/client';
import './editor.css';
import { App } from './App.tsx';

const host = document.getElementById('editor');
if (host) createRoot(host).render(<App />);
