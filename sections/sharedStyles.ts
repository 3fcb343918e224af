// The order of these imports is the order of the rules in the stylesheet. The styles of sections
// come after them, so that a section can override them.
import './_shared/global.style.ts';
import './_shared/SectionFrame.style.ts';
import './_shared/Text.style.ts';
import './_shared/CodeBlock.style.ts';
import './_shared/ArticleText.style.ts';
import './_shared/ActionLink.style.ts';
import './_shared/Actions.style.ts';
import './_shared/Icon.style.ts';
import './_shared/Stat.style.ts';
import './_shared/CheckList.style.ts';
import './_shared/Note.style.ts';
import './_shared/Ornament.style.ts';
import './_shared/ScrollTable.style.ts';
import './_shared/frame/Frame.style.ts';
import './_shared/form/Field.style.ts';
import './_shared/form/Form.style.ts';
import './_shared/notices/Notices.style.ts';
