import type { Books, ChargeEvent } from '#core/open-books.ts'
import type { Account, Charge } from '#core/records.ts'
import { type Authenticator, bySecretInHeader } from '#http/authenticators.ts'
import type { Dialect, WebhookDraft } from '#http/dialect.ts'
import { byReceiverToken } from '#http/receiver-token.ts'
import { wallClock } from '#http/wall-clock.ts'
import {
  cancelTransfer,
  createSubAccount,
  createTransfer,
  createWebhook,
  getAccountStatus,
  getBalance,
  getSubAccount,
  getTransfer,
  listTransfers,
  listWebhooks,
  renderTransfer,
  subAccountKeyOf,
} from './asaas-accounts.ts'
import {
  createAuthorization,
  deleteAuthorization,
  getAuthorization,
  listAuthorizations,
  listInstructions,
  renderAuthorization,
  renderInstruction,
  retryInstruction,
} from './asaas-automatic-pix.ts'
import {
  createCustomer,
  createPayment,
  deletePayment,
  findCustomers,
  getBilletLine,
  getInstallmentPlan,
  getPayment,
  getPixCode,
  listPayments,
  refundInstallmentPlan,
  refundPayment,
  tokenizeCard,
} from './asaas-charges.ts'
import { eventOf, renderPayment } from './asaas-payment.ts'
import { asaasProblem } from './asaas-problem.ts'

/**
 * ASAAS, from its documentation: key in `access_token`, amounts in reais, the Pix code in a second call,
 * webhooks registered by a call and recognised by a token of the shop's choice. A refused card is an HTTP
 * error, not a charge.
 */
export function asaas(): Dialect {
  return {
    authenticate: byAccountOrSubAccount,
    unauthorized: asaasProblem(401, 'invalid_access_token', 'A chave de API informada é inválida.'),
    malformed: asaasProblem(400, 'invalid_object', 'O corpo da requisição não é um JSON válido.'),
    notFound: asaasProblem(404, 'not_found', 'Não encontrado.'),
    routes: [
      { method: 'GET', path: '/v3/customers', operation: 'customer', handle: findCustomers },
      { method: 'POST', path: '/v3/customers', operation: 'customer', handle: createCustomer },
      { method: 'POST', path: '/v3/payments', operation: 'create', handle: createPayment },
      { method: 'POST', path: '/v3/lean/payments', operation: 'create', handle: createPayment },
      { method: 'GET', path: '/v3/payments', operation: 'list', handle: listPayments },
      { method: 'GET', path: '/v3/payments/:id', operation: 'get', handle: getPayment },
      { method: 'DELETE', path: '/v3/payments/:id', operation: 'cancel', handle: deletePayment },
      { method: 'GET', path: '/v3/payments/:id/pixQrCode', operation: 'code', handle: getPixCode },
      {
        method: 'GET',
        path: '/v3/payments/:id/identificationField',
        operation: 'code',
        handle: getBilletLine,
      },
      { method: 'POST', path: '/v3/payments/:id/refund', operation: 'refund', handle: refundPayment },
      { method: 'GET', path: '/v3/installments/:id', operation: 'get', handle: getInstallmentPlan },
      {
        method: 'POST',
        path: '/v3/installments/:id/refund',
        operation: 'refund',
        handle: refundInstallmentPlan,
      },
      {
        method: 'POST',
        path: '/v3/pix/automatic/authorizations',
        operation: 'create',
        handle: createAuthorization,
      },
      {
        method: 'GET',
        path: '/v3/pix/automatic/authorizations',
        operation: 'list',
        handle: listAuthorizations,
      },
      {
        method: 'GET',
        path: '/v3/pix/automatic/authorizations/:id',
        operation: 'get',
        handle: getAuthorization,
      },
      {
        method: 'DELETE',
        path: '/v3/pix/automatic/authorizations/:id',
        operation: 'cancel',
        handle: deleteAuthorization,
      },
      {
        method: 'GET',
        path: '/v3/pix/automatic/paymentInstructions',
        operation: 'list',
        handle: listInstructions,
      },
      {
        method: 'POST',
        path: '/v3/pix/automatic/paymentInstructions/:id/retries',
        operation: 'capture',
        handle: retryInstruction,
      },
      { method: 'POST', path: '/v3/transfers', operation: 'payout', handle: createTransfer },
      { method: 'GET', path: '/v3/transfers', operation: 'list', handle: listTransfers },
      { method: 'GET', path: '/v3/transfers/:id', operation: 'payout-get', handle: getTransfer },
      {
        method: 'DELETE',
        path: '/v3/transfers/:id/cancel',
        operation: 'payout-cancel',
        handle: cancelTransfer,
      },
      { method: 'POST', path: '/v3/accounts', operation: 'receiver', handle: createSubAccount },
      { method: 'GET', path: '/v3/accounts/:id', operation: 'receiver-get', handle: getSubAccount },
      {
        method: 'POST',
        path: '/v3/creditCard/tokenizeCreditCard',
        operation: 'token',
        handle: tokenizeCard,
      },
      { method: 'GET', path: '/v3/myAccount/status', operation: 'receiver-get', handle: getAccountStatus },
      { method: 'GET', path: '/v3/finance/balance', operation: 'balance', handle: getBalance },
      { method: 'POST', path: '/v3/webhooks', operation: 'configure', handle: createWebhook },
      { method: 'GET', path: '/v3/webhooks', operation: 'configure', handle: listWebhooks },
    ],
    chargeWebhooks(view, { account, books, event }) {
      const name = eventOf(event, view)
      const place = { account, books }
      return [
        // The charge of an authorisation's code is opened when the code is paid.
        ...(name === null || (view.authorization && event === 'created')
          ? []
          : announce(place, { event: name, payment: renderPayment(view) })),
        ...automaticPixEvents(event, view).flatMap((message) => announce(place, message)),
      ]
    },
    payoutWebhooks(view, { account, books }) {
      const events = {
        waiting: 'TRANSFER_CREATED',
        processing: 'TRANSFER_CREATED',
        paid: 'TRANSFER_DONE',
        refused: 'TRANSFER_FAILED',
        canceled: 'TRANSFER_CANCELLED',
        returned: 'TRANSFER_FAILED',
      }
      return announce({ account, books }, { event: events[view.state], transfer: renderTransfer(view) })
    },
  }
}

function automaticPixEvents(
  event: ChargeEvent,
  charge: Charge,
): ({ event: string } & Record<string, unknown>)[] {
  const about = 'PIX_AUTOMATIC_RECURRING'
  const latest = charge.debit?.tries.at(-1)
  if (charge.authorization) {
    const word = { created: 'CREATED', paid: 'ACTIVATED', expired: 'REFUSED', unauthorized: 'CANCELLED' }
    const ended = word[event as keyof typeof word]
    const authorization = renderAuthorization(charge)
    return ended ? [{ event: `${about}_AUTHORIZATION_${ended}`, authorization }] : []
  }
  if (!latest) return []
  const word = { created: 'SCHEDULED', expired: 'REFUSED', canceled: 'CANCELLED', unauthorized: 'CANCELLED' }
  const moved = word[event as keyof typeof word]
  const paymentInstruction = renderInstruction(charge, latest)
  return moved ? [{ event: `${about}_PAYMENT_INSTRUCTION_${moved}`, paymentInstruction }] : []
}

const byMainKey = bySecretInHeader('access_token')
const bySubAccountKey = byReceiverToken(subAccountKeyOf)

/** A sub-account authenticates with the key that was shown at its creation. */
const byAccountOrSubAccount: Authenticator = (request, context) =>
  byMainKey(request, context) ?? bySubAccountKey(request, context)

/** Every registered address gets the events it subscribed to; an empty list means all of them. */
function announce(
  { account, books }: { account: Account; books: Books },
  message: { event: string } & Record<string, unknown>,
): WebhookDraft[] {
  const number = books.identifiers.digits(9)
  const body = {
    id: `evt_${books.identifiers.alphanumeric(24)}&${number}`,
    dateCreated: wallClock(books.now()),
    ...message,
  }
  return [...books.registrations.values()]
    .filter((registration) => registration.account === account.id && !registration.removed)
    .filter(({ details }) => {
      const { events } = details as { events: string[] }
      return events.length === 0 || events.includes(message.event)
    })
    .map(({ url, token }) => ({ url, body, headers: token === null ? {} : { 'asaas-access-token': token } }))
}
