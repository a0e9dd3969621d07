import { expect, test } from 'vitest'
import { messages as payments } from '#features/payments/messages/pt-br.ts'
import { formatOf } from '#i18n/use-format.ts'
import { messages } from './messages/pt-br.ts'
import { quarantineReason } from './quarantine-reason.ts'

const words = { text: messages.quarantine, status: payments.status, format: formatOf('PT_BR') }

test("the status that a webhook claims is shown beside the acquirer's, in the words of the sales list", () => {
  expect(quarantineReason({ code: 'OTHER_STATUS', claimed: 'APPROVED', told: 'PENDING' }, words)).toBe(
    'Webhook: “Aprovada”. Consulta à adquirente: “Pendente”.',
  )
})

test('a webhook with another amount than its sale shows both amounts in the currency of the sale', () => {
  const why = { code: 'OTHER_AMOUNT', claimedCents: 990, amountCents: 9_900, currency: 'BRL' } as const
  expect(quarantineReason(why, words).replaceAll('\u00a0', ' ')).toBe(
    'Webhook de R$ 9,90 para uma venda de R$ 99,00.',
  )
})

test('a webhook quarantined before reasons were stored says how to learn its reason', () => {
  expect(quarantineReason(null, words)).toBe(messages.quarantine.why.unkept)
})
