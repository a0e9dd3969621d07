import { formatMoney } from '@balcao/domain/money'

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

export const day = (isoDay: string) => isoDay.split('-').toReversed().join('/')
