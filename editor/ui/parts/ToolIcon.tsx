import arrowDown from 'lucide-static/icons/arrow-down.svg?raw';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw';
import bold from 'lucide-static/icons/bold.svg?raw';
import calendar from 'lucide-static/icons/calendar.svg?raw';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw';
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw';
import clipboardList from 'lucide-static/icons/clipboard-list.svg?raw';
import code from 'lucide-static/icons/code.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import ellipsis from 'lucide-static/icons/ellipsis.svg?raw';
import externalLink from 'lucide-static/icons/external-link.svg?raw';
import eye from 'lucide-static/icons/eye.svg?raw';
import eyeOff from 'lucide-static/icons/eye-off.svg?raw';
import stackedFiles from 'lucide-static/icons/files.svg?raw';
import flaskConical from 'lucide-static/icons/flask-conical.svg?raw';
import gitCompare from 'lucide-static/icons/git-compare.svg?raw';
import gripVertical from 'lucide-static/icons/grip-vertical.svg?raw';
import heading from 'lucide-static/icons/heading.svg?raw';
import history from 'lucide-static/icons/history.svg?raw';
import image from 'lucide-static/icons/image.svg?raw';
import italic from 'lucide-static/icons/italic.svg?raw';
import keyboard from 'lucide-static/icons/keyboard.svg?raw';
import languages from 'lucide-static/icons/languages.svg?raw';
import layoutList from 'lucide-static/icons/layout-list.svg?raw';
import link from 'lucide-static/icons/link.svg?raw';
import list from 'lucide-static/icons/list.svg?raw';
import maximize2 from 'lucide-static/icons/maximize-2.svg?raw';
import monitor from 'lucide-static/icons/monitor.svg?raw';
import moon from 'lucide-static/icons/moon.svg?raw';
import panelRight from 'lucide-static/icons/panel-right.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import redo2 from 'lucide-static/icons/redo-2.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import settings from 'lucide-static/icons/settings.svg?raw';
import smartphone from 'lucide-static/icons/smartphone.svg?raw';
import sun from 'lucide-static/icons/sun.svg?raw';
import tablet from 'lucide-static/icons/tablet.svg?raw';
import trash2 from 'lucide-static/icons/trash-2.svg?raw';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw';
import undo2 from 'lucide-static/icons/undo-2.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';

/** An icon of Lucide, the set that sites use. It is decoration: a label beside it, or of its button, says what it means. */
export function ToolIcon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from the icon set
      dangerouslySetInnerHTML={{ __html: shapes[name] }}
    />
  );
}

const files = {
  'arrow-down': arrowDown,
  'arrow-left': arrowLeft,
  'arrow-up': arrowUp,
  bold,
  calendar,
  'chevron-down': chevronDown,
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  'circle-alert': circleAlert,
  'clipboard-list': clipboardList,
  code,
  copy,
  ellipsis,
  'external-link': externalLink,
  eye,
  'eye-off': eyeOff,
  files: stackedFiles,
  'flask-conical': flaskConical,
  'git-compare': gitCompare,
  'grip-vertical': gripVertical,
  heading,
  history,
  image,
  italic,
  keyboard,
  languages,
  'layout-list': layoutList,
  link,
  list,
  'maximize-2': maximize2,
  monitor,
  moon,
  'panel-right': panelRight,
  plus,
  'redo-2': redo2,
  search,
  settings,
  smartphone,
  sun,
  tablet,
  'trash-2': trash2,
  'triangle-alert': triangleAlert,
  'undo-2': undo2,
  x,
};

/** The icons that the editor shows. */
export type IconName = keyof typeof files;

const shapes = Object.fromEntries(
  Object.entries(files).map(([name, file]) => [
    name,
    file
      .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>/g, '')
      .replace(/>\s+</g, '><')
      .trim(),
  ]),
) as Record<IconName, string>;
