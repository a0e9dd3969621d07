import { useEffect, useState } from 'react'
import { readError } from '#api/read-error.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { languageTags, useLocale } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { accountCatalogue } from './catalogue.ts'

/** Reason of a refused login, with a countdown while the person has to wait. */
export function useRefusal(error: unknown): { text: string | null; isWaiting: boolean } {
  const account = useMessages(accountCatalogue)
  const reader = useErrorReader()
  const { locale } = useLocale()
  const { details } = readError(error)
  const secondsLeft = useCountdown(
    typeof details.retryAfterSeconds === 'number' ? details.retryAfterSeconds : 0,
    error,
  )

  if (!error) return { text: null, isWaiting: false }
  if (details.reason === 'account_blocked') return { text: account.blocked, isWaiting: false }
  if (secondsLeft > 0)
    return { text: account.tryAgainIn(formatDuration(secondsLeft, languageTags[locale])), isWaiting: true }
  return { text: reader.textOf(error), isWaiting: false }
}

function useCountdown(seconds: number, cause: unknown): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    setLeft(cause ? seconds : 0)
    if (!cause || seconds === 0) return
    const timer = setInterval(() => setLeft((current) => Math.max(0, current - 1)), 1000)
    return () => clearInterval(timer)
  }, [seconds, cause])
  return left
}

function formatDuration(seconds: number, languageTag: string): string {
  const format = (value: number, unit: 'minute' | 'second') =>
    new Intl.NumberFormat(languageTag, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const minutes = Math.floor(seconds / 60)
  return minutes === 0
    ? format(seconds, 'second')
    : `${format(minutes, 'minute')} ${format(seconds % 60, 'second')}`
}
