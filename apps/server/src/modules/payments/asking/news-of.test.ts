import { expect, test } from 'vitest'
import { newsOf } from './news-of.ts'

type Standing = Parameters<typeof newsOf>[0]

const asked: Standing = {
  status: 'PENDING',
  certainty: 'UNKNOWN',
  pixCode: null,
  billetCode: null,
  paidAt: null,
  refundedCents: 0,
  bookedCents: 0,
  refundDueCents: 0,
}
const open: Standing = { ...asked, certainty: 'KNOWN' }
const paid: Standing = { ...open, status: 'APPROVED', paidAt: new Date(0), bookedCents: 900 }
const refunding: Standing = { ...paid, bookedCents: 800, refundDueCents: 100 }

test.each<[string, Standing, Standing, string[]]>([
  ['a Pix code came', asked, { ...open, pixCode: 'pix' }, ['sale.created', 'pix.created']],
  ['a boleto came', asked, { ...open, billetCode: '34' }, ['sale.created', 'boleto.created']],
  [
    'a boleto came with a Pix code',
    asked,
    { ...open, billetCode: '34', pixCode: 'pix' },
    ['sale.created', 'boleto.created'],
  ],
  ['a card was approved at once', asked, paid, ['sale.created', 'sale.approved']],
  ['a card was refused', asked, { ...open, status: 'REJECTED' }, ['sale.created', 'sale.refused']],
  ['the acquirer is silent', asked, asked, []],
  ['nobody paid in time', open, { ...open, status: 'CANCELED' }, ['sale.canceled']],
  ['a code was paid', open, paid, ['sale.approved']],
  ['a part was refunded', paid, { ...paid, bookedCents: 800, refundedCents: 100 }, ['sale.refunded']],
  [
    'a requested refund was made',
    refunding,
    { ...refunding, refundDueCents: 0, refundedCents: 100 },
    ['sale.refunded'],
  ],
  ['a second payment was returned', paid, { ...paid, refundedCents: 900 }, []],
  ['all was refunded', paid, { ...paid, status: 'REFUNDED', refundedCents: 900 }, ['sale.refunded']],
  [
    'a payment and its refund were both missed',
    open,
    { ...paid, status: 'REFUNDED' },
    ['sale.approved', 'sale.refunded'],
  ],
  ['the buyer disputes it', paid, { ...paid, status: 'CHARGEBACK' }, ['sale.charged_back']],
  ['the dispute was won', { ...paid, status: 'CHARGEBACK' }, paid, ['sale.restored']],
  ['an unknown status', open, { ...open, status: 'REJECTED', certainty: 'UNCONFIRMED' }, []],
  [
    'an unknown status became known',
    { ...open, status: 'REJECTED', certainty: 'UNCONFIRMED' },
    { ...open, status: 'REJECTED' },
    ['sale.refused'],
  ],
  ['a report is repeated', paid, paid, []],
])('a change of a payment is reported as the events of its steps: %s', (_story, before, after, news) => {
  expect(newsOf(before, after)).toEqual(news)
})
