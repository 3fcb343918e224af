import vikeReact from 'vike-react/config';
import { Layout } from '../components/Layout.jsx';

export default {
  extends: [vikeReact],
  prerender: true,
  Layout,
  lang: 'en',
};
