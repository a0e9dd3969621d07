import type { WithdrawalsMessages } from './messages/pt-br.ts'

/** How long withdrawals took lately, in the unit that people would say it in. */
export function usualTime(minutes: number | null, text: WithdrawalsMessages['withdraw']): string {
  if (minutes === null) return text.afterReview
  if (minutes < 90) return text.usually(text.minutes(minutes))
  const hours = Math.round(minutes / 60)
  return text.usually(hours < 36 ? text.hours(hours) : text.days(Math.round(hours / 24)))
}
