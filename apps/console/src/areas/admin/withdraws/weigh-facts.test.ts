import { expect, test } from 'vitest'
import { formatOf } from '#i18n/use-format.ts'
import { messages } from './messages/pt-br.ts'
import { weighFacts } from './weigh-facts.ts'

const now = new Date('2026-11-15T12:00:00Z')
const words = { text: messages.drawer.fact, format: formatOf('PT_BR'), now }
const old = { state: 'VERIFIED', addedAt: '2026-01-10T12:00:00Z' } as const

function notable(
  amountCents: number,
  earlier: { count: number; averageCents: number; toSameAccount: number },
  account: { state: 'VERIFIED'; addedAt: string } = old,
  papers: 'APPROVED' | 'TO_FIX' = 'APPROVED',
) {
  return weighFacts({ amountCents, currency: 'BRL' }, { account, earlier, papers }, words).flatMap(
    ({ id, isNotable }) => (isNotable ? [id] : []),
  )
}

test('a usual amount to a known account has no warning', () => {
  expect(notable(10_000, { count: 8, averageCents: 9_000, toSameAccount: 8 })).toEqual([])
})

test('papers that are not approved give a warning', () => {
  expect(notable(10_000, { count: 8, averageCents: 9_000, toSameAccount: 8 }, old, 'TO_FIX')).toEqual([
    'papers',
  ])
})

test('the first withdrawal of a person gives a warning, without a comparison', () => {
  expect(notable(10_000, { count: 0, averageCents: 0, toSameAccount: 0 })).toEqual(['first'])
})

test('an amount far above the average, a new account and a first payment to it each give a warning', () => {
  const added = { state: 'VERIFIED', addedAt: '2026-11-14T12:00:00Z' } as const
  expect(notable(30_000, { count: 3, averageCents: 10_000, toSameAccount: 0 }, added)).toEqual([
    'accountAge',
    'above',
    'firstToAccount',
  ])
})
