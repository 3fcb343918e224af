/**
 * Whether types of structured data on a page include a type, or one that says the same. Types that only
 * describe the page itself are always covered.
 */
export function isCovered(type: string, types: readonly string[]): boolean {
  if (plumbing.test(type)) return true;
  const group = groups.find((one) => one.test(type));
  return types.some((other) => other === type || group?.test(other));
}

/** What plug-ins add to every page, and search engines show nothing of. */
const plumbing =
  /^(?:(?:About|Checkout|Collection|Contact|Item|Medical|Profile|Search\w*)?Page|WebPage|WebSite|ImageObject|ImageGallery|MediaObject|SearchAction|ReadAction|ListItem|Person|SiteNavigationElement|WebPageElement|WP(?:Header|Footer|SideBar)|PostalAddress|EntryPoint|Blog|CreativeWork|Thing)$/;

/** Types that stand for each other. A business is an organization; the reverse would lose its address. */
const groups = [
  /^(?:Article|BlogPosting|NewsArticle|TechArticle|Report|ScholarlyArticle)$/,
  /^(?:Organization|Corporation)$/,
  /^(?:Event|\w+Event|Festival)$/,
];
