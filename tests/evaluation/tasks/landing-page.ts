import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'services',
  brief: `Make a page /winter for our winter service, which costs $75 and takes one day. Bicycles that spend
the winter with us are stored dry and get new grease, new brake pads and a wash. It is for people who
do not ride from December to February. The page needs a hero with the headline “Asleep until spring”, the
three steps (bring it, we store and service it, collect it in March), two questions with answers (“Is my
bicycle insured?” – yes, up to $2,000; “Can I collect it early?” – yes, with two days' notice), and the
call to book a repair that other pages end with. The note below the list of prices shall end with a link to it:
“Ask about our [winter service].”`,
  changes: ['/winter', '/prices'],
  judge(result) {
    const page = result.page('/winter');
    result.requireTexts('/winter', 'Asleep until spring', '$75', 'grease', 'brake pads', 'March');
    result.requireTexts('/winter', 'Is my bicycle insured?', '$2,000', 'Can I collect it early?');
    result.requireTexts('/winter', 'two days', 'Bring it in on your way to work');
    result.requireTexts('/prices', 'an estimate cost nothing. Ask about our winter service.');
    result.requireLink('/prices', '/winter', 'winter service');
    result.requireLink('/winter', '/contact#form', 'Book a repair');
    result.require(
      page.headings[0] === 'Asleep until spring',
      '/winter does not begin with its headline',
    );
    result.require(
      page.html.includes('"FAQPage"'),
      '/winter has no data of its questions for search engines',
    );
  },
};
