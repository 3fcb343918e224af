// The order of these imports is the order of the rules in the stylesheet: the ground comes first,
// so that any section may overrule it.
import './global.style.ts';
import './SectionFrame.style.ts';
import './Text.style.ts';
import './ActionLink.style.ts';
import './Actions.style.ts';
import './Icon.style.ts';
import './Stat.style.ts';
import './CheckList.style.ts';
import './Note.style.ts';
import './Ornament.style.ts';
import './form/Field.style.ts';
import './form/Form.style.ts';
import './notices/Notices.style.ts';
