import type { AbandonedCartMessages } from './messages/pt-br.ts'

const hour = 60
const day = 24 * hour

/** “30 minutos”, “2 horas”, “3 dias”. */
export function delayText(text: AbandonedCartMessages['automation'], minutes: number): string {
  if (minutes % day === 0) return text.days(minutes / day)
  return minutes % hour === 0 ? text.hours(minutes / hour) : text.minutes(minutes)
}
