import { useCallback, useEffect, useState } from 'react'
import type { TextField } from './fields/buyer-form.ts'

const shownForMs = 8000

/** Cause whose change ends a notice: a field, the CEP of a lookup, or the connection. */
export type NoticeCause = { field: TextField } | { cep: string } | { offline: true } | null

export type Notice = { id: number; text: string; cause: NoticeCause }

/** One notice at a time: a newer one replaces it. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice | null>(null)
  const show = useCallback(
    (text: string, cause: NoticeCause = null) =>
      setNotice((last) => ({ id: (last?.id ?? 0) + 1, text, cause })),
    [],
  )
  const dismiss = useCallback(() => setNotice(null), [])

  useEffect(() => {
    if (notice === null) return
    const timer = setTimeout(dismiss, shownForMs)
    return () => clearTimeout(timer)
  }, [notice, dismiss])

  return { notice, show, dismiss }
}

/** A notice ends with its cause, not only with its time. */
export function isNoticeOver(
  { cause }: Notice,
  now: { wrongFields: readonly TextField[]; cep: string; isOnline: boolean },
): boolean {
  if (cause === null) return false
  if ('field' in cause) return !now.wrongFields.includes(cause.field)
  if ('cep' in cause) return now.cep !== cause.cep
  return now.isOnline
}
