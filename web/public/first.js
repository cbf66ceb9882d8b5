// Before the first paint: the theme, from what was chosen here or what the system prefers.
// After it: the house, named by the tag of this script, so that the page is read while the house moves in.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('parlour-theme');
  } catch {
    // Storage may be forbidden; the system's preference then decides.
  }
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  var house = document.currentScript?.dataset.house;
  var opened = false;
  function open() {
    if (!opened && house) import(house);
    opened = true;
  }
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) open();
  else new PerformanceObserver(open).observe({ type: 'paint', buffered: true });
  setTimeout(open, 1000);
})();
