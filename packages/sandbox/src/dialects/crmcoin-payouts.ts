import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { type Books, keyOf, writeReceiver } from '#core/open-books.ts'
import type { Account, PayoutState, Receiver } from '#core/records.ts'
import type { Call, PayoutView, Route } from '#http/dialect.ts'
import { firstReais, firstText } from '#http/first-field.ts'
import type { SmallApi } from '#http/small-api.ts'

/** 0 and 1 are in transit, 2 is paid, every other code failed. */
const codes: Record<PayoutState, number> = {
  waiting: 0,
  processing: 1,
  paid: 2,
  refused: 3,
  canceled: 3,
  returned: 4,
}

const keyNames = ['chave', 'chavepix', 'chavePix', 'pixkey', 'pixKey', 'key']
const lookupNames = [
  'consulta',
  'idconsulta',
  'idConsulta',
  'consultaId',
  'consulta_id',
  'id_consulta',
  'token',
]
const referenceNames = ['id', 'txid', 'txId', 'transactionid', 'transactionId', 'referencia']

/** Looks a key up, and records the look-up: a payout needs a key that was looked up before. */
export const crmcoinKeyRoute: Route = {
  method: 'POST',
  path: '/consulta',
  operation: 'receiver-get',
  handle(call) {
    const { books, acquirer, account } = call
    const key = firstText(call, keyNames)
    if (!key) return { status: 400, body: { code: 1, error: 'chave inválida' } }
    const { id } = writeReceiver(books, {
      acquirer,
      account: account.id,
      id: books.identifiers.alphanumeric(22),
      state: 'active',
      name: 'Favorecido',
      email: '',
      document: '',
      details: { key },
      createdAt: books.now().toISOString(),
    })
    return { status: 200, body: { code: 0, id, chave: key, nome: 'Favorecido' } }
  },
}

/** Whether the call expects the key or the id of the look-up is unknown: both are accepted. */
export const crmcoinPayout: Omit<NonNullable<SmallApi['payout']>, 'path'> = {
  read(call) {
    const { books, account, body } = call
    const amount = firstReais(call, ['valor', 'value', 'amount']) ?? 0
    const reference = firstText(call, referenceNames)
    const lookup = lookupOf(call)
    if (amount < 1) return { problem: 'valor inválido' }
    if (!reference) return { problem: 'id inválido' }
    if (!lookup) return { problem: 'chave não consultada' }
    return {
      id: books.identifiers.uuid(),
      amount,
      pixKey: keyLookedUp(lookup),
      externalRef: reference,
      idempotencyKey: reference,
      postbackUrl: body.text('webhook') ?? account.webhookUrl,
    }
  },
  render: (view: PayoutView) => ({
    code: 0,
    id: view.id,
    transactionid: view.externalRef,
    valor: centsToDecimalNumber(view.amount),
    status_process: view.spokenStatus ?? codes[view.state],
    status: view.spokenStatus ?? codes[view.state],
    endtoend: view.endToEndId,
  }),
}

function lookupOf(call: Call): Receiver | undefined {
  const { books, acquirer, account } = call
  const id = firstText(call, lookupNames)
  const named = id && books.receivers.get(keyOf({ acquirer, id }))
  if (named && named.account === account.id) return named
  const key = firstText(call, keyNames)
  return lookupsOf(books, account).find((lookup) => keyLookedUp(lookup) === key)
}

function lookupsOf(books: Books, account: Account): Receiver[] {
  return [...books.receivers.values()].filter((receiver) => receiver.account === account.id)
}

function keyLookedUp({ details }: Receiver): string {
  return (details as { key: string }).key
}
