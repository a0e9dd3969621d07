import { useCallback, useEffect, useRef } from 'react'

/** Asks before the buyer leaves something typed behind. The returned function lets our own navigation pass unasked. */
export function useLeaveGuard(isDirty: boolean): () => void {
  const isLetThrough = useRef(false)

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLetThrough.current) event.preventDefault()
    }
    const rearm = () => {
      isLetThrough.current = false
    }
    window.addEventListener('beforeunload', ask)
    window.addEventListener('pageshow', rearm)
    return () => {
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('pageshow', rearm)
    }
  }, [isDirty])

  return useCallback(() => {
    isLetThrough.current = true
  }, [])
}
