// The order of these imports is the order of the rules in the stylesheet. The styles of sections
// come after them, so that a section can override them.
import './_shared/theme/global.style.ts';
import './_shared/frame/SectionFrame.style.ts';
import './_shared/frame/SectionHead.style.ts';
import './_shared/text/Text.style.ts';
import './_shared/text/CodeBlock.style.ts';
import './_shared/components/ArticleText.style.ts';
import './_shared/components/ActionLink.style.ts';
import './_shared/components/Actions.style.ts';
import './_shared/components/Icon.style.ts';
import './_shared/components/Stat.style.ts';
import './_shared/layout/Masonry.style.ts';
import './_shared/layout/Rows.style.ts';
import './_shared/layout/Scroller.style.ts';
import './_shared/layout/Sides.style.ts';
import './_shared/components/StickyColumn.style.ts';
import './_shared/components/CheckList.style.ts';
import './_shared/components/Note.style.ts';
import './_shared/theme/Ornament.style.ts';
import './_shared/components/ScrollTable.style.ts';
import './_shared/form/Field.style.ts';
import './_shared/form/Form.style.ts';
import './_shared/notices/Notices.style.ts';
