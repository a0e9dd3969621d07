import { addDays, type CalendarDay } from '@balcao/domain/calendar'
import { formatMoney } from '@balcao/domain/money/money'

const momentFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

export const reais = (cents: number) => formatMoney(cents, 'BRL', 'PT_BR')

export const moment = (iso: string) => momentFormat.format(new Date(iso))

const hourFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
})
const weekdayFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

export const hour = (iso: string) => hourFormat.format(new Date(iso))

/** 'Hoje', 'Ontem', or 'sexta-feira, 13 de novembro'. */
export function dayName(isoDay: CalendarDay, today: CalendarDay): string {
  if (isoDay === today) return 'Hoje'
  return isoDay === addDays(today, -1) ? 'Ontem' : weekdayFormat.format(new Date(isoDay))
}

export const day = (isoDay: string) => isoDay.split('-').toReversed().join('/')
