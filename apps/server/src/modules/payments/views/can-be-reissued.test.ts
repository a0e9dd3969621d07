import { expect, test } from 'vitest'
import { canBeReissued } from './can-be-reissued.ts'

const createdAt = new Date('2030-03-13T15:00:00Z')
const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)

const codeless = {
  method: 'PIX',
  status: 'PENDING',
  certainty: 'UNKNOWN',
  statusReason: 'no_answer',
  pixCode: null,
  billetCode: null,
  expiresAt: null,
  createdAt,
} as const
const coded = {
  ...codeless,
  certainty: 'KNOWN',
  statusReason: null,
  pixCode: '000201…',
  expiresAt: after(60),
} as const

test.each([
  ['no code came, a moment ago', codeless, 1, false],
  ['no code came, two minutes ago', codeless, 2, true],
  ['no boleto came, two minutes ago', { ...codeless, method: 'BILLET' }, 2, true],
  ['a card without an answer', { ...codeless, method: 'CREDIT_CARD' }, 600, false],
  ['a debit without an answer', { ...codeless, automaticPix: 'DEBIT' }, 600, false],
  ['a code that can still be paid', coded, 59, false],
  ['a code that has just ended', coded, 60, true],
  ['a code that we expired', { ...coded, status: 'CANCELED', statusReason: 'expired' }, 90, true],
  ['a code that the acquirer canceled', { ...coded, status: 'CANCELED', statusReason: null }, 90, false],
  ['an ended code with an unknown status', { ...coded, certainty: 'UNCONFIRMED' }, 90, false],
  ['a code with an unknown outcome', { ...coded, certainty: 'UNKNOWN' }, 90, false],
  ['a declined payment', { ...coded, status: 'REJECTED' }, 90, false],
  ['a paid payment', { ...coded, status: 'APPROVED' }, 90, false],
] as const)(
  'a reissue needs an ended code, or two minutes without one: %s',
  (_story, payment, minutesLater, expected) => {
    expect(canBeReissued(payment, after(minutesLater))).toBe(expected)
  },
)
