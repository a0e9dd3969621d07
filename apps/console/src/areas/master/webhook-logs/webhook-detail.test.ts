import { expect, test } from 'vitest'
import { messages as payments } from '#features/payments/messages/pt-br.ts'
import { messages } from './messages/pt-br.ts'
import { webhookDetail } from './webhook-detail.ts'

const words = { text: messages.drawer, status: payments.status }
const shown = (state: Parameters<typeof webhookDetail>[0]['state'], detail: string | null) =>
  webhookDetail({ state, detail }, words)

test('the result of a webhook is shown in the reader’s language, statuses included', () => {
  expect(shown('APPLIED', 'confirmed by reading the transaction').said).toBe(
    'Confirmado pela consulta da transação na adquirente',
  )
  expect(shown('DUPLICATE', 'already REFUNDED')).toEqual({
    said: `A venda já estava com o status “${payments.status.REFUNDED}”`,
    note: null,
  })
  expect(shown('IGNORED', 'PENDING changes nothing after APPROVED').said).toContain(payments.status.APPROVED)
  expect(shown('DUPLICATE', 'a copy of 1f, which waits for a person').said).toBe(
    'Cópia de um webhook em quarentena',
  )
})

test('an acquirer’s own text is kept as a note beside the state', () => {
  expect(shown('FORGED', 'The signature does not match')).toEqual({
    said: 'Assinatura inválida',
    note: 'The signature does not match',
  })
  expect(shown('RECEIVED', null)).toEqual({ said: 'Aguarda processamento', note: null })
})
