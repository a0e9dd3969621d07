/**
 * Calls back when the browser restores a left page from its cache, busy button included. The first showing of
 * a page does not count: it can come late, while a purchase is already running.
 */
export function onPageRevived(callback: () => void): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) callback()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
