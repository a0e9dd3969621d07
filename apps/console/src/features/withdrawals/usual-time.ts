import type { WithdrawalsMessages } from './messages/pt-br.ts'
import type { WithdrawalTerms } from './withdrawal.ts'

/** Recent duration of withdrawals, in a natural unit. */
export function usualTime(
  { usualMinutes: minutes, isByHand }: Pick<WithdrawalTerms, 'usualMinutes' | 'isByHand'>,
  text: WithdrawalsMessages['withdraw'],
): string {
  if (minutes === null) return isByHand ? text.byHand : text.afterReview
  if (minutes < 90) return text.usually(text.minutes(minutes))
  const hours = Math.round(minutes / 60)
  return text.usually(hours < 36 ? text.hours(hours) : text.days(Math.round(hours / 24)))
}
