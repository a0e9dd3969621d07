import { useCallback, useEffect, useState } from 'react'

const shownForMs = 8000

export type Notice = { id: number; text: string }

/** One notice at a time: a newer one is what the buyer should read. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice | null>(null)
  const show = useCallback((text: string) => setNotice((last) => ({ id: (last?.id ?? 0) + 1, text })), [])
  const dismiss = useCallback(() => setNotice(null), [])

  useEffect(() => {
    if (notice === null) return
    const timer = setTimeout(dismiss, shownForMs)
    return () => clearTimeout(timer)
  }, [notice, dismiss])

  return { notice, show, dismiss }
}
