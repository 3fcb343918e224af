/**
 * Says whether places are open: fills each element with `data-opening`, again each minute. The clock of the
 * place counts, whatever the clock of the visitor shows.
 */
export default function showOpening() {
  const dayLength = 86_400_000;
  const lang = document.documentElement.lang || undefined;
  const say = (element) => {
    const { zone, week, dates, open, until, closed, opens } = JSON.parse(element.dataset.opening);
    const part = {};
    const clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    for (const { type, value } of clock.formatToParts()) part[type] = +value;
    // Days and times of the place as if it were in UTC.
    const today = Date.UTC(part.year, part.month - 1, part.day);
    const now = today + (part.hour * 60 + part.minute) * 60_000;
    const times = [];
    for (let day = today - dayLength; day < today + 15 * dayLength; day += dayLength) {
      const date = new Date(day);
      const all = dates[date.toISOString().slice(0, 10)] ?? week[(date.getUTCDay() + 6) % 7];
      for (const [from, to] of all) {
        const last = times.at(-1);
        if (last?.[1] === day + from * 60_000) last[1] = day + to * 60_000;
        else times.push([day + from * 60_000, day + to * 60_000]);
      }
    }
    const [next] = times.filter(([, end]) => end > now);
    const isOpen = next?.[0] <= now;
    const at = next?.[isOpen ? 1 : 0];
    const format = (options) =>
      new Intl.DateTimeFormat(lang, { timeZone: 'UTC', ...options }).format(at);
    // A place that is open for a week is always open.
    const isFar = at - now >= 6 * dayLength;
    const isToday = at < today + dayLength || (isOpen && at - now < dayLength / 2);
    const text = isOpen ? (isFar ? open : until) : next ? opens : closed;
    element.textContent = text.replace('{time}', () =>
      format({
        ...(isFar ? { day: 'numeric', month: 'long' } : !isToday && { weekday: 'long' }),
        hour: 'numeric',
        minute: '2-digit',
      }),
    );
    element.dataset.open = isOpen ? 'yes' : 'no';
    element.hidden = false;
  };
  const sayAll = () => {
    for (const element of document.querySelectorAll('[data-opening]')) say(element);
  };
  sayAll();
  setInterval(sayAll, 60_000);
}
