import { fillMessage } from '#messages/fill-message.ts'
import type { PaymentMessages } from '#messages/payment/pt-br.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Two units at most, and seconds only in the last hour. Null once it is over. */
export function remainingTime(millisecondsLeft: number, messages: PaymentMessages): string | null {
  const seconds = Math.floor(millisecondsLeft / 1000)
  if (seconds <= 0) return null
  const days = Math.floor(seconds / day)
  const hours = Math.floor(seconds / hour) % 24
  const minutes = Math.floor(seconds / minute) % 60
  const parts: [keyof PaymentMessages, number][] =
    seconds >= 2 * day
      ? [
          ['days', days],
          ['hours', hours],
        ]
      : seconds >= hour
        ? [
            ['hours', Math.floor(seconds / hour)],
            ['minutes', minutes],
          ]
        : [
            ['minutes', minutes],
            ['seconds', seconds % minute],
          ]
  return parts
    .filter(([unit, count]) => count > 0 || unit === 'seconds')
    .map(([unit, count]) => fillMessage(messages[unit], { count }))
    .join(' ')
}
