import { useCallback, useEffect, useRef } from 'react'
import { isFramed } from '#browser/frame.ts'
import { onPageRevived } from '#browser/on-page-revived.ts'

/**
 * Asks before the buyer leaves typed input behind. The returned function lets the page's own navigation pass
 * unasked.
 */
export function useLeaveGuard(isDirty: boolean): () => void {
  const isLetThrough = useRef(false)

  useEffect(() => {
    // In a frame it would hold up a person who leaves the site around it.
    if (!isDirty || isFramed()) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLetThrough.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    const forget = onPageRevived(() => {
      isLetThrough.current = false
    })
    return () => {
      window.removeEventListener('beforeunload', ask)
      forget()
    }
  }, [isDirty])

  return useCallback(() => {
    isLetThrough.current = true
  }, [])
}
