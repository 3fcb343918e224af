// The order of these imports is the order of the rules in the stylesheet. The styles of sections
// come last, so that a section can override the others.
import '../../../sections/sharedStyles.ts';
import './announcement.style.ts';
import './breadcrumbs.style.ts';
import './footer.style.ts';
import './header.style.ts';
import './navigation.style.ts';
