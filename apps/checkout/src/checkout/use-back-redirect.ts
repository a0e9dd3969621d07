import { isSafeExternalUrl } from '@balcao/domain/safe-url'
import { useEffect } from 'react'

/** A second history entry for this page turns the browser's back button into an event of the page. */
export function useBackRedirect(backRedirect: string | null, onLeave: () => void): void {
  useEffect(() => {
    // Checked when it was saved and again here, before the redirect.
    if (backRedirect === null || !isSafeExternalUrl(backRedirect)) return
    if (window.history.state?.isCheckoutGuard !== true)
      window.history.pushState({ isCheckoutGuard: true }, '')
    const goToRedirect = () => {
      onLeave()
      window.location.replace(backRedirect)
    }
    window.addEventListener('popstate', goToRedirect)
    return () => window.removeEventListener('popstate', goToRedirect)
  }, [backRedirect, onLeave])
}
