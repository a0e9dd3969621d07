import { centsToDecimalString } from '@balcao/domain/money/money'
import { createCharge } from '#core/create-charge.ts'
import { secondsLater } from '#core/days.ts'
import type { Answer } from '#core/faults.ts'
import { type Books, keyOf } from '#core/open-books.ts'
import { performAction } from '#core/perform-action.ts'
import type { Charge, ChargeState, Refund } from '#core/records.ts'
import type { Call, ChargeView } from '#http/dialect.ts'
import { ownCharge } from '#http/own-records.ts'
import { spokenWord } from '#http/spoken-word.ts'
import { bankProblem } from './pix-bank-problem.ts'

/** The immediate charge of the Central Bank's Pix API: `cob`, identified by its txid. */

const words: Record<ChargeState, string> = {
  waiting: 'ATIVA',
  reviewing: 'ATIVA',
  paid: 'CONCLUIDA',
  refused: 'REMOVIDA_PELO_PSP',
  refunded: 'CONCLUIDA',
  disputed: 'CONCLUIDA',
  expired: 'ATIVA',
  canceled: 'REMOVIDA_PELO_USUARIO_RECEBEDOR',
}

type ChargeDetails = { chave: string; expiracao: number; devedor: unknown; revisao: number }

const defaultLifetime = 86_400

export function createImmediateCharge(call: Call): Answer {
  const { books, acquirer, account, body, params } = call
  const txid = params.txid ?? books.identifiers.alphanumeric(32)
  if (!/^[a-zA-Z0-9]{26,35}$/.test(txid)) {
    return bankProblem(400, 'CobOperacaoInvalida', [
      { razao: 'O txid tem de 26 a 35 letras ou dígitos.', propriedade: 'txid' },
    ])
  }
  if (books.charges.has(keyOf({ acquirer, id: txid }))) {
    return bankProblem(400, 'CobOperacaoInvalida', [{ razao: 'O txid já foi usado.', propriedade: 'txid' }])
  }
  const wrong = problemOf(call)
  if (wrong) return bankProblem(400, 'CobOperacaoInvalida', [wrong])
  const lifetime = body.integer('calendario.expiracao') ?? defaultLifetime
  const details: ChargeDetails = {
    chave: body.text('chave') ?? '',
    expiracao: lifetime,
    devedor: body.at('devedor') ?? null,
    revisao: 0,
  }
  const charge = createCharge(books, account, {
    id: txid,
    txid,
    method: 'PIX',
    amount: body.reais('valor.original') ?? 0,
    customer: {
      name: body.text('devedor.nome') ?? '',
      email: '',
      phone: '',
      document: body.text('devedor.cpf') ?? body.text('devedor.cnpj') ?? '',
    },
    description: body.text('solicitacaoPagador') ?? null,
    expiresAt: secondsLater(books.now(), lifetime),
    metadata: details,
  })
  return { status: 201, body: renderImmediateCharge(call.viewCharge(charge), books) }
}

export function getImmediateCharge(call: Call): Answer {
  const charge = ownCharge(call, call.params.txid)
  if (!charge) return bankProblem(404, 'CobNaoEncontrado')
  return { status: 200, body: renderImmediateCharge(call.viewCharge(charge), call.books) }
}

/** Only the removal is simulated: no other change of an open charge. */
export function reviseImmediateCharge(call: Call): Answer {
  const charge = ownCharge(call, call.params.txid)
  if (!charge) return bankProblem(404, 'CobNaoEncontrado')
  if (call.body.text('status') !== 'REMOVIDA_PELO_USUARIO_RECEBEDOR') {
    return bankProblem(400, 'CobOperacaoInvalida', [
      { razao: 'Só a remoção é aceita.', propriedade: 'status' },
    ])
  }
  const result = performAction(call.books, charge, { action: 'cancel' })
  if (result.kind === 'not-allowed') {
    return bankProblem(400, 'CobOperacaoInvalida', [
      { razao: 'A cobrança não está ativa.', propriedade: 'status' },
    ])
  }
  return { status: 200, body: renderImmediateCharge(call.viewCharge(result.charge), call.books) }
}

export function renderImmediateCharge(view: ChargeView, books: Books) {
  const { chave, expiracao, devedor, revisao } = view.metadata as ChargeDetails
  return {
    calendario: { criacao: view.createdAt, expiracao },
    txid: view.id,
    revisao,
    status: spokenWord(view, words),
    loc: { id: 1, location: view.pix?.location, tipoCob: 'cob', criacao: view.createdAt, txid: view.id },
    location: view.pix?.location,
    ...(devedor !== null && { devedor }),
    valor: { original: centsToDecimalString(view.amount), modalidadeAlteracao: 0 },
    chave,
    ...(view.description !== null && { solicitacaoPagador: view.description }),
    pixCopiaECola: view.pix?.code,
    ...(view.payments.length > 0 && { pix: renderReceived(view, books) }),
  }
}

/** Payments of a charge, with their returns: on request, or taken by a dispute (MED). */
export function renderReceived(charge: Charge, books: Books) {
  const refunds = books.refundsByCharge.get(keyOf(charge)) ?? []
  return charge.payments.map(({ endToEndId, amount, at }, index) => ({
    endToEndId,
    txid: charge.id,
    valor: centsToDecimalString(amount),
    chave: keyOfCharge(charge),
    horario: at,
    ...(index === 0 && (refunds.length > 0 || charge.state === 'disputed')
      ? { devolucoes: [...refunds.map(renderRefund), ...disputeOf(charge)] }
      : {}),
  }))
}

export function renderRefund(refund: Refund) {
  return {
    id: refund.idempotencyKey ?? refund.id,
    rtrId: refund.returnId,
    valor: centsToDecimalString(refund.amount),
    natureza: 'ORIGINAL',
    horario: { solicitacao: refund.createdAt, liquidacao: refund.createdAt },
    status: 'DEVOLVIDO',
  }
}

export const keyOfCharge = (charge: Charge) => (charge.metadata as ChargeDetails).chave

function disputeOf(charge: Charge) {
  if (charge.state !== 'disputed') return []
  const horario = { solicitacao: charge.updatedAt, liquidacao: charge.updatedAt }
  return [
    {
      id: `MED${charge.id}`.slice(0, 35),
      rtrId: `D${(charge.payments[0]?.endToEndId ?? '').slice(1)}`,
      valor: centsToDecimalString(charge.amount),
      natureza: 'MED_FRAUDE',
      horario,
      status: 'DEVOLVIDO',
    },
  ]
}

function problemOf({ body }: Call): { razao: string; propriedade: string } | undefined {
  const original = body.at('valor.original')
  if (typeof original !== 'string' || !/^\d{1,10}\.\d{2}$/.test(original)) {
    return { razao: 'O valor é um texto com duas casas decimais.', propriedade: 'cob.valor.original' }
  }
  if (original === '0.00') return { razao: 'O valor não pode ser zero.', propriedade: 'cob.valor.original' }
  if (!body.text('chave')) return { razao: 'A chave é obrigatória.', propriedade: 'cob.chave' }
  if (body.has('devedor')) {
    const documents = [body.text('devedor.cpf'), body.text('devedor.cnpj')].filter(Boolean)
    if (!body.text('devedor.nome') || documents.length !== 1) {
      return { razao: 'O devedor tem nome e CPF, ou nome e CNPJ.', propriedade: 'cob.devedor' }
    }
    if (body.has('devedor.cpf') && !/^\d{11}$/.test(body.text('devedor.cpf') ?? '')) {
      return { razao: 'O CPF tem 11 dígitos.', propriedade: 'cob.devedor.cpf' }
    }
  }
  if ((body.text('solicitacaoPagador') ?? '').length > 140) {
    return { razao: 'A solicitação tem até 140 caracteres.', propriedade: 'cob.solicitacaoPagador' }
  }
  return undefined
}
