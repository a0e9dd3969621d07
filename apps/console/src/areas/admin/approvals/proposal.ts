import { currencies } from '@balcao/domain/vocabulary'
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import type { Format } from '#i18n/use-format.ts'
import type { MoneyLine } from '#kit/action/money-lines.tsx'
import type { ApprovalsMessages } from './messages/pt-br.ts'

export type ProposalRow = inferOutput<typeof api.admin.approvals.list>['rows'][number]
export type Proposal = inferOutput<typeof api.admin.approvals.get>
export type ProposalSort = NonNullable<inferInput<typeof api.admin.approvals.list>['sort']>['by']

type Effect = Pick<ProposalRow, 'kind' | 'amountCents' | 'currency'>

/** The money that an approval moves; empty where it moves none. */
export function effectLines(
  { kind, amountCents, currency }: Effect,
  { place }: Pick<ApprovalsMessages, 'place'>,
): MoneyLine[] {
  if (amountCents === null || currency === null) return []
  if (kind === 'RESERVE_RELEASE')
    return [
      { label: place.reserve, cents: -amountCents, currency },
      { label: place.available, cents: amountCents, currency },
    ]
  if (kind === 'DEBT_WRITE_OFF')
    return [
      { label: place.debt, cents: -amountCents, currency },
      { label: place.loss, cents: amountCents, currency },
    ]
  return [
    { label: place.person, cents: amountCents, currency },
    { label: place.platform, cents: -amountCents, currency },
  ]
}

type Words = Pick<ApprovalsMessages, 'kind' | 'change'>

/**
 * Owner of the money, or the object: an account of an acquirer, the routes of a method. The first change
 * names it.
 */
export function subjectOf(
  { person, changes }: Pick<ProposalRow, 'person' | 'changes'>,
  { change }: Words,
): string {
  if (person) return person.name
  const [about] = changes
  return about ? valueText(about.after ?? null, change) : ''
}

/**
 * Name of the changed setting. A number of installments (`fees 3x`) is part of the name; a currency (`fixedFees BRL`)
 * is not, because the amount shows it.
 */
export function nameOf(what: string, words: Record<string, string>): string {
  const [name = what, part = ''] = what.split(' ')
  const word = words[name] ?? what
  if (name === 'group') return `${word} ${what.slice(name.length + 1)}`
  return /^\d+x$/.test(part) ? `${word} ${part}` : word
}

/** A figure of a plan in the reader's language, by the unit in its name; null for everything else. */
export function figureText(
  what: string,
  value: string | null,
  format: Pick<Format, 'money' | 'basisPoints' | 'longDateTime'>,
): string | null {
  if (value === null || !/^\d/.test(value)) return null
  const currency = currencies.find((known) => what.endsWith(` ${known}`))
  if (currency || what.endsWith('Cents')) return format.money(Number(value), currency)
  if (/basisPoints$/i.test(what)) return format.basisPoints(Number(value))
  if (what.startsWith('fees ')) return format.basisPoints(Number(value) * 100)
  return what === 'effectiveFrom' ? format.longDateTime(value) : null
}

/** Names of methods and states are shown as words; everything else as the server wrote it. */
export function valueText(value: string | null, { value: words, none }: ApprovalsMessages['change']): string {
  if (value === null || value === '') return none
  const parts = value.split(',')
  const hasWord = (part: string): part is keyof typeof words => Object.hasOwn(words, part)
  return parts.every(hasWord) ? parts.map((part) => words[part]).join(', ') : value
}
