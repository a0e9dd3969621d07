import type { WithdrawalsMessages } from './messages/pt-br.ts'

/** Recent duration of withdrawals, in a natural unit. */
export function usualTime(minutes: number | null, text: WithdrawalsMessages['withdraw']): string {
  if (minutes === null) return text.afterReview
  if (minutes < 90) return text.usually(text.minutes(minutes))
  const hours = Math.round(minutes / 60)
  return text.usually(hours < 36 ? text.hours(hours) : text.days(Math.round(hours / 24)))
}
