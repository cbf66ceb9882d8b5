// What the house has painted before the script came. It lies over the page until the page has something to show.

const SHOWN = 'main h1, main .refusal';
/** After so many milliseconds a page that still waits says so in its own words. */
const PATIENCE = 4000;

/** Takes it away as soon as there is a page below it. */
export function leaveThreshold(threshold = document.getElementById('threshold')): void {
  if (!threshold) return;
  const leave = () => {
    watch.disconnect();
    clearTimeout(timer);
    threshold.remove();
  };
  const look = () => {
    if (document.querySelector(SHOWN)) leave();
  };
  const watch = new MutationObserver(look);
  const timer = setTimeout(leave, PATIENCE);
  watch.observe(document.body, { childList: true, subtree: true });
  look();
}
