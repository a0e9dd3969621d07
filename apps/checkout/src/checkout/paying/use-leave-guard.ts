import { useCallback, useEffect, useRef } from 'react'
import { isFramed } from '#browser/frame.ts'
import { onPageRevived } from '#browser/on-page-revived.ts'

/**
 * Asks before the buyer leaves typed input. The returned function lets the page's own navigation pass without a
 * question.
 */
export function useLeaveGuard(isDirty: boolean): () => void {
  const isLetThrough = useRef(false)

  useEffect(() => {
    // In a frame the question would stop a visitor who leaves the surrounding site.
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
