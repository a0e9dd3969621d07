/**
 * Calls back when the browser brings a left page back exactly as it was, busy button and all. The first showing of
 * a page does not count: it can come late, while a purchase is already under way.
 */
export function onPageRevived(callback: () => void): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) callback()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
