import { expect, test } from 'vitest'
import { changesNothing } from './changes-nothing.ts'
import type { Payment } from './payment.ts'
import type { ProviderReport } from './provider-report.ts'

const at = new Date('2030-03-13T15:00:00Z')
const waiting: Payment = {
  id: 'p',
  platformId: 't',
  orderId: 'o',
  sellerId: 's',
  productId: 'x',
  method: 'PIX',
  status: 'PENDING',
  certainty: 'KNOWN',
  statusReason: null,
  amountCents: 1000,
  currency: 'BRL',
  installments: 1,
  cardLastFour: null,
  cards: null,
  paidCents: 0,
  refundedCents: 0,
  wonCents: 0,
  returnedOutsideCents: 0,
  refundsToldCents: 0,
  bookedCents: 0,
  refundDueCents: 0,
  keptCents: 0,
  movementCount: 0,
  correctedCents: 0,
  platformCents: 1_000,
  disputeWonAt: null,
  providerAccountId: 'a',
  provider: 'HAWKPAY',
  transactionId: 'tx',
  automaticPix: null,
  endToEndId: null,
  furtherReceipts: [],
  rawStatus: null,
  pixCode: '000201',
  billetCode: null,
  billetUrl: null,
  challenge: null,
  paidBy: null,
  endsBy: null,
  expiresAt: at,
  createdAt: at,
  paidAt: null,
  updatedAt: at,
  checks: 0,
  version: 1,
  supersededById: null,
  isDemo: false,
}
const paid: Payment = {
  ...waiting,
  status: 'APPROVED',
  paidCents: 1000,
  bookedCents: 1000,
  paidAt: at,
  endToEndId: 'E1',
}
const repeated: ProviderReport = {
  source: 'RECONCILER',
  status: 'PENDING',
  certainty: 'KNOWN',
  transactionId: 'tx',
  amountCents: 1000,
  currency: 'BRL',
  pixCode: '000201',
}
const receipt: ProviderReport = { ...repeated, status: 'APPROVED', paidCents: 1000, endToEndId: 'E1' }

test.each<[string, Payment, ProviderReport, boolean]>([
  ['still waiting', waiting, repeated, true],
  ['still paid', paid, receipt, true],
  ['an old "waiting" about a paid payment', paid, repeated, true],
  ['paid', waiting, receipt, false],
  ['a part was paid', waiting, { ...repeated, paidCents: 400 }, false],
  ['a part was refunded', paid, { ...receipt, refundedCents: 100 }, false],
  ['a receipt that we had not seen', { ...paid, endToEndId: null }, receipt, false],
  ['an unknown outcome becomes certain', { ...waiting, certainty: 'UNKNOWN' }, repeated, false],
  ['an unknown status', waiting, { ...repeated, certainty: 'UNCONFIRMED' }, false],
  ['another currency', waiting, { ...repeated, currency: 'USD' }, false],
  ['another transaction', waiting, { ...repeated, transactionId: 'other' }, false],
  ['declined', waiting, { ...repeated, status: 'REJECTED' }, false],
  ['paid after it was declined', { ...waiting, status: 'REJECTED' }, receipt, false],
  [
    'money that is in suspense already',
    { ...waiting, paidCents: 400 },
    { ...repeated, paidCents: 400 },
    false,
  ],
])('only a report that repeats the payment changes nothing: %s', (_story, payment, report, expected) => {
  expect(changesNothing(payment, report)).toBe(expected)
})
