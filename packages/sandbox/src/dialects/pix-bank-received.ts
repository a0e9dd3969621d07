import type { Answer } from '#core/faults.ts'
import { writeRegistration } from '#core/open-books.ts'
import type { Charge } from '#core/records.ts'
import { refundCharge } from '#core/refund-charge.ts'
import type { Call } from '#http/dialect.ts'
import { ownCharges } from '#http/own-records.ts'
import { renderReceived, renderRefund } from './pix-bank-charges.ts'
import { bankProblem } from './pix-bank-problem.ts'

/** Received payments, their return, and the webhook address for both. */

export function getReceived(call: Call): Answer {
  const charge = chargeOfPayment(call)
  const received =
    charge && renderReceived(charge, call.books).find(({ endToEndId }) => endToEndId === call.params.e2eid)
  return received ? { status: 200, body: received } : bankProblem(404, 'PixNaoEncontrado')
}

/** The caller chooses the refund's id, so a repeated request returns the money once. */
export function returnReceived(call: Call): Answer {
  const { books, body, params } = call
  const id = params.id ?? ''
  if (!/^[a-zA-Z0-9]{1,35}$/.test(id)) {
    return bankProblem(400, 'PixDevolucaoInvalida', [
      { razao: 'O id tem de 1 a 35 letras ou dígitos.', propriedade: 'id' },
    ])
  }
  const charge = chargeOfPayment(call)
  if (!charge) return bankProblem(404, 'PixNaoEncontrado')
  const amount = body.reais('valor')
  if (typeof body.at('valor') !== 'string' || amount === undefined) {
    return bankProblem(400, 'PixDevolucaoInvalida', [
      { razao: 'O valor é um texto com duas casas.', propriedade: 'valor' },
    ])
  }
  const result = refundCharge(books, charge, { id: String(books.nextNumber()), amount, idempotencyKey: id })
  if (result.kind === 'not-paid' || result.kind === 'too-much') {
    return bankProblem(400, 'PixDevolucaoInvalida', [
      { razao: 'O valor passa do que pode ser devolvido.', propriedade: 'valor' },
    ])
  }
  return { status: 201, body: { ...renderRefund(result.refund), status: 'EM_PROCESSAMENTO' } }
}

export function getReturn(call: Call): Answer {
  const charge = chargeOfPayment(call)
  const refund = call.books.refunds
    .values()
    .find(({ chargeId, idempotencyKey }) => chargeId === charge?.id && idempotencyKey === call.params.id)
  return refund ? { status: 200, body: renderRefund(refund) } : bankProblem(404, 'PixDevolucaoNaoEncontrada')
}

export function registerWebhook({ books, acquirer, account, params, body }: Call): Answer {
  const url = body.text('webhookUrl')
  if (!url || !URL.canParse(url)) {
    return bankProblem(400, 'WebhookOperacaoInvalida', [
      { razao: 'O endereço é obrigatório.', propriedade: 'webhookUrl' },
    ])
  }
  const key = params.chave ?? ''
  writeRegistration(books, {
    acquirer,
    account: account.id,
    id: `${account.id}/${key}`,
    topic: key,
    url,
    token: null,
    details: null,
    removed: false,
    createdAt: books.now().toISOString(),
  })
  return { status: 200, body: '' }
}

export function getWebhook({ books, acquirer, account, params }: Call): Answer {
  const found = books.registrations.get(`${acquirer}/${account.id}/${params.chave}`)
  if (!found || found.removed) return bankProblem(404, 'WebhookNaoEncontrado')
  return { status: 200, body: { webhookUrl: found.url, chave: found.topic, criacao: found.createdAt } }
}

export function removeWebhook({ books, acquirer, account, params }: Call): Answer {
  const found = books.registrations.get(`${acquirer}/${account.id}/${params.chave}`)
  if (!found || found.removed) return bankProblem(404, 'WebhookNaoEncontrado')
  writeRegistration(books, { ...found, removed: true })
  return { status: 204, body: '' }
}

function chargeOfPayment(call: Call): Charge | undefined {
  return ownCharges(call).find(({ payments }) =>
    payments.some(({ endToEndId }) => endToEndId === call.params.e2eid),
  )
}
