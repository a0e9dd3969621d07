/*
 * Runs before the first paint, so that a dark page never flashes white and a folded menu never jumps. The build writes it into the page,
 * and the page's policy allows it by its hash. The keys are `themeStorageKey` of the design system and that of the side menu.
 */
;(() => {
  const { dataset } = document.documentElement
  const choice = localStorage.getItem('balcao.theme')
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches
  dataset.theme = choice === 'light' || choice === 'dark' ? choice : isSystemDark ? 'dark' : 'light'
  dataset.menu = localStorage.getItem('balcao.menu.folded') === 'true' ? 'folded' : 'open'
})()
