/*
 * Runs before the first paint, so that a dark page never flashes white. It is served as a file of its own because the
 * page's policy forbids inline scripts, and as a plain script because a module would wait for the whole document.
 * The key is `themeStorageKey` of the design system.
 */
;(() => {
  const choice = localStorage.getItem('balcao.theme')
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme =
    choice === 'light' || choice === 'dark' ? choice : isSystemDark ? 'dark' : 'light'
})()
