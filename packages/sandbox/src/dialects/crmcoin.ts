import { centsToDecimalNumber } from '@balcao/domain/money/money'
import type { NewCharge } from '#core/create-charge.ts'
import { daysLater } from '#core/days.ts'
import type { ChargeState } from '#core/records.ts'
import { type Authenticator, bySecretAsBearer } from '#http/authenticators.ts'
import type { Call, ChargeView, Dialect } from '#http/dialect.ts'
import { firstReais, firstText } from '#http/first-field.ts'
import { ownCharge } from '#http/own-records.ts'
import { qrImage } from '#http/qr-image.ts'
import { customer, smallApi } from '#http/small-api.ts'
import { crmcoinKeyRoute, crmcoinPayout } from './crmcoin-payouts.ts'

/** As for payouts: 0 and 1 are in transit, 2 is paid. The meaning of the others is unknown. */
const codes: Record<ChargeState, number> = {
  waiting: 0,
  reviewing: 1,
  paid: 2,
  refused: 3,
  refunded: 4,
  disputed: 4,
  expired: 3,
  canceled: 3,
}

const longestId = 22
const idNames = ['id', 'txid', 'txId', 'transactionid', 'transactionId']

/**
 * CRMCOIN. Three public callers of 2023 and 2024 show how it charges: POST /createpix (under /script/pixapi.prg, which is part of
 * its base URL) with the key of the `partner` in the body, an `id` that the shop chooses (the specification cuts it at 22
 * characters, one caller makes ids of exactly that length), `valor` in reais (one caller writes `value`), `nome`, `cpf` and
 * `webhook`. It answers `code` 0 with the code to pay as `pixstring` and, when asked with `img` S, its picture as `img`; and it
 * reports a receipt by `transactionid`, `status_process` 2, `payername`, `payerdoc` and `endtoend`. Here the dialect is strict.
 * No caller was seen reading a charge or paying out. The specification has /consulta before /pixout and, without naming their
 * provider, /GerarQRCode and /consultaQRCode, which may be other names of the same: these calls accept the fields above under any
 * reasonable spelling and the key as `partner` or as bearer, and answer in the vocabulary above. The codes here are static, so
 * the read also has `Paid`, the specification's only word for a bank with static codes, beside the code of the state; a payout
 * has its code as `status_process` and as `status`.
 */
export function crmcoin(): Dialect {
  return smallApi({
    authenticate: byPartnerOrBearer,
    problem: (status, message) => ({ status, body: { code: 1, error: message } }),
    routes: [crmcoinKeyRoute],
    create: [
      { path: '/createpix', authenticate: byPartner, read: readSeenCharge, render: renderNew },
      { path: '/GerarQRCode', read: readSpecifiedCharge, render: renderNew },
    ],
    get: [
      {
        method: 'POST',
        path: '/consultaQRCode',
        find: (call) => ownCharge(call, firstText(call, idNames)),
        render: (view) => ({
          code: 0,
          transactionid: view.id,
          valor: centsToDecimalNumber(view.amount),
          status_process: codes[view.state],
          status: view.spokenStatus ?? (view.payments.length > 0 ? 'Paid' : 'Pending'),
          endtoend: view.payments[0]?.endToEndId ?? null,
        }),
      },
    ],
    payout: { path: '/pixout', ...crmcoinPayout },
    /** Webhooks report receipts only. */
    chargeWebhooks(view, { event }) {
      if (view.postbackUrl === null || event !== 'paid') return []
      return [
        {
          url: view.postbackUrl,
          body: {
            transactionid: view.id,
            status_process: view.spokenStatus ?? codes[view.state],
            valor: centsToDecimalNumber(view.amount),
            payername: view.customer.name,
            payerdoc: view.customer.document,
            endtoend: view.payments.at(-1)?.endToEndId ?? null,
          },
        },
      ]
    },
  })
}

/** One key for everything; the shop may store it in any field of the form. */
const byPartner: Authenticator = ({ body }, { accounts }) => {
  const partner = body.text('partner')
  return accounts.find(({ publicKey, secretKey }) => partner === publicKey || partner === secretKey)
}

const byPartnerOrBearer: Authenticator = (request, context) =>
  byPartner(request, context) ?? bySecretAsBearer(request, context)

function readSeenCharge(call: Call) {
  const { body } = call
  return readCharge(call, {
    id: body.text('id'),
    amount: body.reais('valor') ?? body.reais('value'),
    name: body.text('nome'),
    document: body.text('cpf'),
  })
}

function readSpecifiedCharge(call: Call) {
  return readCharge(call, {
    id: firstText(call, idNames),
    amount: firstReais(call, ['valor', 'value', 'amount']),
    name: firstText(call, ['nome', 'name', 'payername']),
    document: firstText(call, ['cpf', 'documento', 'document', 'payerdoc']),
  })
}

type Wanted = Record<'id' | 'name' | 'document', string | undefined> & { amount: number | undefined }

function readCharge(
  { books, acquirer, account, body }: Call,
  { id = '', amount = 0, name, document }: Wanted,
): NewCharge | { problem: string } {
  if (amount < 1) return { problem: 'valor inválido' }
  if (!/^[a-zA-Z0-9]+$/.test(id) || id.length > longestId) return { problem: 'id inválido' }
  if (books.charges.has(`${acquirer}/${id}`)) return { problem: 'id já utilizado' }
  return {
    id,
    amount,
    method: 'PIX',
    txid: id,
    customer: customer({ name: name ?? '', document: document ?? '' }),
    externalRef: id,
    postbackUrl: body.text('webhook') ?? account.webhookUrl,
    expiresAt: daysLater(books.now(), 1),
  }
}

function renderNew(view: ChargeView, { body }: Call) {
  const wantsPicture = body.text('img')?.toUpperCase() === 'S'
  return {
    code: 0,
    pixstring: view.pix?.code,
    ...(wantsPicture && view.pix && { img: qrImage(view.pix.code) }),
  }
}
