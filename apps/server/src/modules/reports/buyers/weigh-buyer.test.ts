import { expect, test } from 'vitest'
import { listCards } from './list-traces.ts'
import { weighBuyer } from './weigh-buyer.ts'

const now = new Date('2026-11-17T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

type Sale = Parameters<typeof weighBuyer>[0]['bought'][number]

const aSale = (wishes: Partial<Sale> & { paymentId: string }): Sale => ({
  method: 'CREDIT_CARD',
  status: 'APPROVED',
  cardLastFour: '1111',
  cards: null,
  refundedCents: 0,
  createdAt: daysAgo(1),
  ...wishes,
})

test('a buyer who kept their purchases for months has only good signs', () => {
  const bought = [aSale({ paymentId: 'b' }), aSale({ paymentId: 'a', createdAt: daysAgo(120) })]
  expect(weighBuyer({ bought, disputed: [], asked: 1, others: 0 }, now)).toEqual([
    { kind: 'KEPT', count: 2, isGood: true },
    { kind: 'KNOWN_FOR_DAYS', count: 120, isGood: true },
  ])
})

test('refused cards of the last month, many cards, disputes, requests and a shared document are bad signs', () => {
  const bought = [
    aSale({ paymentId: 'e', status: 'REJECTED', cardLastFour: '3333' }),
    aSale({ paymentId: 'd', status: 'REJECTED', cardLastFour: '2222' }),
    aSale({ paymentId: 'c' }),
    aSale({ paymentId: 'b', status: 'CHARGEBACK', createdAt: daysAgo(40) }),
    aSale({ paymentId: 'a', status: 'REJECTED', cardLastFour: '4444', createdAt: daysAgo(50) }),
  ]
  const disputed = [
    { paymentId: 'c', state: 'OPEN' as const, closedAt: null },
    { paymentId: 'b', state: 'LOST' as const, closedAt: daysAgo(10) },
  ]
  expect(weighBuyer({ bought, disputed, asked: 2, others: 1 }, now)).toEqual([
    { kind: 'DISPUTE_OPEN', count: 1, isGood: false },
    { kind: 'DISPUTE_LOST', count: 1, isGood: false },
    { kind: 'CARDS_DECLINED', count: 2, isGood: false },
    { kind: 'MANY_CARDS', count: 3, isGood: false },
    { kind: 'REFUNDS_ASKED', count: 2, isGood: false },
    { kind: 'SAME_DOCUMENT', count: 1, isGood: false },
  ])
})

test('both cards of a purchase by two cards count', () => {
  const pair = (paymentId: string, first: string, second: string) =>
    aSale({ paymentId, cardLastFour: first, cards: [{ lastFour: first }, { lastFour: second }] })
  const bought = [pair('b', '1111', '3333'), pair('a', '1111', '2222')]
  expect(weighBuyer({ bought, disputed: [], asked: 0, others: 0 }, now)).toContainEqual({
    kind: 'MANY_CARDS',
    count: 3,
    isGood: false,
  })
  expect(listCards(bought).map(({ lastFour, tries }) => [lastFour, tries])).toEqual([
    ['1111', 2],
    ['3333', 1],
    ['2222', 1],
  ])
})
