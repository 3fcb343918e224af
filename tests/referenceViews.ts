import { sectionViews } from '../renderer/sections/sectionViews.ts';
import AnswerForm from '../sections/_site/answer-form/view.tsx';

// Adds the views of the reference site's own section types to the views of the engine. A command does it
// with `loadSiteSections()`, a test has the modules already.
sectionViews.set('answer-form', AnswerForm as never);
