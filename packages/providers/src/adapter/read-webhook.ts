import type { PaymentStatus } from '@balcao/domain/vocabulary'
import type { WebhookProof, WebhookReading, WebhookRequest, WebhookVerification } from '#contract.ts'
import type { WebhookEvent } from '#results.ts'
import { createAnswer, storable } from './answer.ts'
import type { ProviderDefinition } from './definition.ts'
import { parseForm } from './parse-form.ts'
import { parseJson } from './parse-json.ts'
import type { ProviderApi } from './provider-api.ts'
import { ProviderFailed } from './provider-failed.ts'
import { readStatus, type StatusTable } from './status-table.ts'
import { type EventReading, type Ignored, ignored, type WebhookDefinition } from './webhook.ts'
import { withoutUndefined } from './without-undefined.ts'

/** Proof first, then the body: a forged body is not read. */
export async function readWebhook<C>({
  definition,
  request,
  api,
  leavesProofOut = false,
}: {
  definition: ProviderDefinition<C>
  request: WebhookRequest
  api: ProviderApi<C>
  leavesProofOut?: boolean | undefined
}): Promise<WebhookReading> {
  const { webhook, statuses } = definition
  if (!webhook) return { kind: 'ignored', why: 'Method not implemented.' }
  const proof = leavesProofOut ? undefined : firstProof(webhook.check, request, api.credentials)
  if (proof?.outcome === 'failed') return { kind: 'forged', why: `The ${proof.verification} does not match` }

  const value = parseNotification(request, webhook.takesForms ?? false)
  if (value === undefined) return { kind: 'ignored', why: 'The body cannot be read' }
  const body = createAnswer(value, definition.amounts)
  const reading = await readEvents(() => webhook.read({ body, request }, api))
  if ('ignored' in reading) return { kind: 'ignored', why: storable(reading.ignored) }

  if ('authorizationId' in reading)
    return { kind: 'authorization', authorizationId: storable(reading.authorizationId) }

  const table = webhook.statuses ?? statuses.transaction
  const [event, ...furtherEvents] = [reading].flat().map((entry) => toEvent(entry, table))
  if (!event) return { kind: 'ignored', why: 'The call reports nothing' }
  return {
    kind: 'event',
    event,
    ...(furtherEvents.length > 0 && { furtherEvents }),
    verification: proof?.outcome === 'passed' ? proof.verification : 'none',
  }
}

export function firstProof<C>(
  check: WebhookDefinition<C>['check'],
  request: WebhookRequest,
  credentials: C,
): { verification: WebhookVerification; outcome: WebhookProof } | undefined {
  for (const { verification, check: prove } of [check ?? []].flat()) {
    const outcome = prove(request, credentials)
    if (outcome !== 'unconfigured') return { verification, outcome }
  }
  return undefined
}

/** Some notifications have no body: their content is in the query of the address. */
function parseNotification({ rawBody, headers, query }: WebhookRequest, takesForms: boolean): unknown {
  const text = Buffer.from(rawBody).toString('utf8')
  if (text === '' && Object.keys(query).length > 0) return {}
  const json = parseJson(text)
  if (json.parsed) return json.value
  return takesForms && isForm(text, headers['content-type']) ? parseForm(text) : undefined
}

/** A call without a content type is classified by its content. */
function isForm(text: string, contentType: string | undefined): boolean {
  return contentType === undefined ? /^[\w.[\]%-]+=/.test(text) : contentType.includes('form-urlencoded')
}

/** A body without its id or status is ignored. A failed read at the provider is rethrown: the caller retries. */
async function readEvents<T>(read: () => T): Promise<Awaited<T> | Ignored> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ProviderFailed && error.failure.kind === 'bad_response')
      return ignored(error.message)
    throw error
  }
}

function toEvent(reading: EventReading, table: StatusTable<PaymentStatus>): WebhookEvent {
  const isInReais = (reading.currency ?? 'BRL').toUpperCase() === 'BRL'
  const status = readStatus(table, reading.rawStatus)
  return {
    type: 'TRANSACTION',
    transactionId: reading.transactionId,
    ...status,
    ...withoutUndefined({
      ...(isInReais && {
        amountCents: reading.amount,
        paidCents: reading.paidAmount || undefined,
        refundedCents: reading.refundedAmount || undefined,
      }),
      orderId: reading.orderId,
      isFoundByOrder: reading.isFoundByOrder,
      endToEndId: reading.endToEndId,
      paidBy: status.status === 'APPROVED' ? reading.paidBy : undefined,
      eventId: reading.eventId,
    }),
  }
}
