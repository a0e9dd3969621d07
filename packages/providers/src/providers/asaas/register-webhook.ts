import { invalidRequest, ProviderFailed } from '#adapter/provider-failed.ts'
import type { AsaasApi } from './asaas-api.ts'

const hourInSeconds = 3_600
const minuteInSeconds = 60
const patienceMs = 2_000

const events = [
  'PAYMENT_AUTHORIZED',
  'PAYMENT_CONFIRMED',
  'PAYMENT_RECEIVED',
  'PAYMENT_OVERDUE',
  'PAYMENT_DELETED',
  'PAYMENT_RESTORED',
  'PAYMENT_REFUNDED',
  'PAYMENT_PARTIALLY_REFUNDED',
  'PAYMENT_REFUND_IN_PROGRESS',
  'PAYMENT_REPROVED_BY_RISK_ANALYSIS',
  'PAYMENT_CREDIT_CARD_CAPTURE_REFUSED',
  'PAYMENT_CHARGEBACK_REQUESTED',
  'PAYMENT_CHARGEBACK_DISPUTE',
  'PAYMENT_AWAITING_CHARGEBACK_REVERSAL',
  'PAYMENT_DUNNING_RECEIVED',
  'PIX_AUTOMATIC_RECURRING_AUTHORIZATION_ACTIVATED',
  'PIX_AUTOMATIC_RECURRING_AUTHORIZATION_CANCELLED',
  'PIX_AUTOMATIC_RECURRING_AUTHORIZATION_EXPIRED',
  'PIX_AUTOMATIC_RECURRING_AUTHORIZATION_REFUSED',
  'PIX_AUTOMATIC_RECURRING_PAYMENT_INSTRUCTION_REFUSED',
  'PIX_AUTOMATIC_RECURRING_PAYMENT_INSTRUCTION_CANCELLED',
]

/** Asaas refuses a shorter token. */
const shortestToken = 32

/**
 * Asaas has webhooks per account, not per charge, so the first sale of an hour checks whether ours exists and adds it
 * if not. A sale neither fails nor waits long because of it: without webhooks, payments are still found by polling. A
 * refusal of the address by Asaas is reported to the platform's staff.
 */
export async function registerWebhook(api: AsaasApi): Promise<void> {
  const url = api.accountWebhookUrl
  if (url === undefined) return
  await api.occasionally(`webhook ${url}`, async () => {
    try {
      await addIfMissing(url, api)
      return hourInSeconds
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error
      const isMendable = ['provider_error', 'credentials', 'invalid_request'].includes(error.failure.kind)
      if (isMendable) api.tell(`Asaas takes no webhook address of ours: ${error.message}`)
      return isMendable ? hourInSeconds : minuteInSeconds
    }
  })
}

async function addIfMissing(url: string, api: AsaasApi): Promise<void> {
  const registered = (await api.get('/webhooks', { patienceMs })).list('data')
  if (registered.some((webhook) => webhook.optionalText('url') === url)) return
  const { webhookToken, notificationEmail } = api.credentials
  if (!notificationEmail) throw invalidRequest('it wants an e-mail for notices')
  if (webhookToken && webhookToken.length < shortestToken)
    throw invalidRequest(`it wants a token of at least ${shortestToken} characters`)
  const webhook = {
    name: 'Balcão',
    url,
    email: notificationEmail,
    enabled: true,
    interrupted: false,
    apiVersion: 3,
    authToken: webhookToken,
    sendType: 'SEQUENTIALLY',
    events,
  }
  await api.post('/webhooks', webhook, { preparation: true, patienceMs })
}
