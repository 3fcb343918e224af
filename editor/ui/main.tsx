import { createRoot } from 'react-dom/client';
import './editor.css';
import { App } from './App.tsx';

const container = document.getElementById('editor');
if (container) createRoot(container).render(<App />);
