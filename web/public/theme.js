// Sets the theme before the first paint, from what was chosen here or what the system prefers.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('parlour-theme');
  } catch {
    // Storage may be forbidden; the system's preference then decides.
  }
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
