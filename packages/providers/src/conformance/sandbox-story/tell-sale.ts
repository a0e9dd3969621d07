import type { PaymentMethod, PaymentStatus } from '@balcao/domain/vocabulary'
import { aBilletSale, aCardSale, aPixSale, sealedCard } from '#cases/sample-inputs.ts'
import type { TransactionResult } from '#results.ts'
import { type Actor, type ReadWebhook, refusedSealedCard } from './actor.ts'
import type { Chronicle } from './chronicle.ts'
import { expectEqual, expectThat, expectToMatch } from './expectations.ts'
import type { StorySettings } from './story-settings.ts'
import type { PlayedCharge } from './theatre.ts'

/** Amounts at which floating-point arithmetic goes wrong, and which have no special meaning in the sandbox. */
export const saleAmounts = { PIX: 11_429, CREDIT_CARD: 28_731, BILLET: 3_533 } as const
const refundedPart = 429

/** A sale from its creation to its refund, compared with the acquirer's records. */
export async function tellSale(actor: Actor, chronicle: Chronicle, method: PaymentMethod): Promise<void> {
  const { provider, settings } = actor
  const step = <T>(name: string, act: () => Promise<T>) => chronicle.step(`${method}: ${name}`, act)
  const amount = saleAmounts[method]
  const before = new Set((await actor.charges()).map(({ id }) => id))

  const made = await step('create', async () => {
    const cardId = method === 'CREDIT_CARD' ? await keepCard(actor, sealedCard) : undefined
    const sale = saleBy(actor, method, { cardId, orderId: `${method}-1` })
    const result = actor.expectResult(await provider.createTransaction(sale, actor.context()))
    expectToMatch(result, { paymentMethod: method, amount, mapped: true, certainty: 'KNOWN' })
    expectEqual(result.status, method === 'CREDIT_CARD' ? 'APPROVED' : 'PENDING', 'status')
    if (method === 'PIX') expectThat(result.pixCode?.startsWith('000201'), 'There is a Pix code')
    if (method === 'BILLET') expectThat(result.billetCode, 'There is a line to type')
    return result
  })
  const charge = (await actor.charges()).find(({ id }) => !before.has(id))
  if (!made) return
  if (!charge) throw new Error(`${actor.story} has a result for a charge that its acquirer does not have`)

  const read = (name: string, status: PaymentStatus) =>
    step(name, async () => {
      if (!actor.has('getTransaction')) return undefined
      const reading = await readTransaction(actor, made)
      expectToMatch(reading, { status, mapped: true, certainty: 'KNOWN' })
      if (reading.amount !== undefined) expectEqual(reading.amount, amount, 'amount')
      return reading
    })

  if (method !== 'CREDIT_CARD') {
    await read('read while waiting', 'PENDING')
    await actor.readWebhooks()
    await actor.sandbox.bank.pay({ acquirer: charge.acquirer, id: charge.id })
  }
  const heard = await step('webhook', async () => {
    const webhooks = await actor.readWebhooks()
    const { event } = expectEvent(webhooks, { made, status: 'APPROVED' })
    if (event.amountCents !== undefined) expectEqual(event.amountCents, amount, 'amount')
    return { webhooks, event }
  })
  await step('doubted webhook', async () => doubt(actor, heard?.webhooks ?? []))
  const paid = await read('read when paid', 'APPROVED')
  await step('one charge in the books', async () => {
    const fresh = (await actor.charges()).filter(({ id }) => !before.has(id))
    expectToMatch(fresh, [{ method, amount, state: 'paid', payments: [{ amount }] }])
    for (const entry of fresh) expectRightPayer(actor, entry)
  })

  if (!actor.has('refund') || settings.refundsNot?.includes(method)) return
  const endToEndId = heard?.event.endToEndId ?? paid?.endToEndId
  const parts = partsOf({ amount, method, settings })
  const refunded = await step('refund', async () => {
    for (const part of parts) {
      const input = {
        transactionId: made.transactionId,
        paymentMethod: method,
        ...(part !== 'all' && { amount: part }),
        ...(endToEndId && { endToEndId }),
      }
      const refund = actor.expectResult(await provider.refund(input, actor.context()))
      expectToMatch(refund, { success: true })
    }
    return true
  })
  await step('refunds in the books', async () => {
    const refunds = (await actor.refunds()).filter(({ chargeId }) => chargeId === charge.id)
    const expected = parts.map((part) => (part === 'all' ? amount : part))
    expectEqual(
      refunds.map((refund) => refund.amount),
      expected,
      'refunds',
    )
  })
  if (!refunded) return
  const after = settings.afterRefund ?? 'REFUNDED'
  await read('read when refunded', after)
  await step('webhook when refunded', async () => {
    const events = (await actor.readWebhooks()).flatMap(({ reading }) => {
      expectThat(reading.kind !== 'forged', 'The webhook is believed')
      return reading.kind === 'event' ? [reading.event] : []
    })
    const last = events.at(-1)
    if (last) expectToMatch(last, { transactionId: made.transactionId, status: after, mapped: true })
  })
}

/** The acquirer's record of the buyer, as far as its API takes buyer data. */
function expectRightPayer({ settings }: Actor, { customer, card, installments, method }: PlayedCharge): void {
  if (customer.name !== '') expectEqual(customer.name, 'Maria da Silva', 'name of the payer')
  const document = customer.document.replace(/\D/g, '')
  if (document !== '') expectEqual(document, '52998224725', 'document of the payer')
  if (method !== 'CREDIT_CARD') return
  expectEqual(card?.lastDigits, '1111', 'last digits of the card')
  expectEqual(installments, settings.installments ?? 3, 'number of instalments')
}

/** A Pix is refunded in two parts where possible; other methods in full, without an amount. */
function partsOf({
  amount,
  method,
  settings,
}: {
  amount: number
  method: PaymentMethod
  settings: StorySettings
}): (number | 'all')[] {
  if (settings.refundsWhole) return ['all']
  if (method === 'PIX') return [refundedPart, amount - refundedPart]
  return ['all']
}

/** A card refused by the issuer is a refusal, in whichever form the provider reports it, and moves no money. */
export async function tellRefusedCard(actor: Actor, chronicle: Chronicle): Promise<void> {
  await chronicle.step('CREDIT_CARD: refused card', async () => {
    const before = (await actor.charges()).length
    const cardId = await keepCard(actor, refusedSealedCard)
    const sale = saleBy(actor, 'CREDIT_CARD', { cardId, orderId: 'refused-1' })
    const outcome = await actor.provider.createTransaction(sale, actor.context())
    const said = outcome.ok ? outcome.result.status : outcome.failure.kind
    expectThat(said === 'REJECTED' || said === 'declined', `A refusal, not ${said}`)
    if (!outcome.ok) actor.failures.push(outcome.failure.message)
    const fresh = (await actor.charges()).slice(before)
    expectThat(
      fresh.every(({ state, payments }) => state === 'refused' && payments.length === 0),
      'No money was taken',
    )
    await actor.readWebhooks()
  })
}

/** A card is typed once: the token from its charge charges it again, and is refused for another customer. */
export async function tellKeptCard(actor: Actor, chronicle: Chronicle): Promise<void> {
  const { provider } = actor
  await chronicle.step('CREDIT_CARD: kept card', async () => {
    const before = (await actor.charges()).length
    const first = saleBy(actor, 'CREDIT_CARD', { cardId: sealedCard, orderId: 'typed-1' })
    const typed = actor.expectResult(await provider.createTransaction(first, actor.context()))
    const again = saleBy(actor, 'CREDIT_CARD', { cardId: typed.keptCardToken, orderId: 'kept-1' })
    expectThat(typed.keptCardToken, 'The charge brings a token')
    const kept = actor.expectResult(await provider.createTransaction(again, actor.context()))
    expectToMatch(kept, { status: 'APPROVED', certainty: 'KNOWN', mapped: true })
    const stranger = { ...again.customer, document: '12345678909', email: 'outra@example.com' }
    const stolen = await provider.createTransaction(
      { ...again, customer: stranger, orderId: `${again.orderId}-stolen` },
      actor.context(),
    )
    expectThat(!stolen.ok && stolen.failure.kind === 'declined', 'A token of another customer is refused')
    const fresh = (await actor.charges()).slice(before)
    expectToMatch(fresh, [
      { state: 'paid', card: { lastDigits: '1111' } },
      { state: 'paid', card: { lastDigits: '1111' } },
    ])
    await actor.readWebhooks()
  })
}

export function saleBy(
  actor: Actor,
  method: PaymentMethod,
  { cardId, orderId }: { cardId?: string | undefined; orderId: string },
) {
  const amount = saleAmounts[method]
  const changes = {
    amount,
    items: [
      { id: 'offer-1', title: 'Curso de violão', unitPrice: amount - 500, quantity: 1, tangible: false },
      { id: 'bump-1', title: 'Afinador', unitPrice: 250, quantity: 2, tangible: true },
    ],
    orderId: `${orderId}-${actor.story.toLowerCase().replace(/\W/g, '-')}`,
    webhookUrl: actor.webhookUrl,
    description: 'Curso de violão',
  }
  if (method === 'PIX') return aPixSale(changes)
  if (method === 'BILLET') return aBilletSale({ address: aCardSale().address, ...changes })
  const { installments } = actor.settings
  // A buyer of digital products gives no address, and still pays by card.
  return aCardSale({
    ...changes,
    address: undefined,
    ...(cardId && { cardId }),
    ...(installments && { installments }),
  })
}

/** The card of a sale: tokenised, and its token exchanged for the id that the sale uses. */
async function keepCard(actor: Actor, sealed: string): Promise<string> {
  const { provider } = actor
  const { customer, customerIp, address } = aCardSale()
  if (!actor.has('tokenizeCard')) return sealed
  const { token } = actor.expectResult(
    await provider.tokenizeCard({ sealedCard: sealed, customer, customerIp, address }, actor.context()),
  )
  if (!actor.has('getCardId')) return token
  return actor.expectResult(await provider.getCardId({ token, customer }, actor.context())).cardId
}

export async function readTransaction(actor: Actor, { transactionId, paymentMethod }: TransactionResult) {
  const reading = actor.expectResult(
    await actor.provider.getTransaction({ transactionId, paymentMethod }, actor.context()),
  )
  expectEqual(reading.transactionId, transactionId, 'transactionId')
  return reading
}

function expectEvent(
  webhooks: readonly ReadWebhook[],
  { made, status }: { made: TransactionResult; status: PaymentStatus },
) {
  const readings = webhooks.map(({ reading }) => reading)
  const event = readings.findLast((reading) => reading.kind === 'event' && reading.event.status === status)
  const shown = readings.map((reading) =>
    reading.kind === 'event'
      ? `${reading.event.status} (${reading.event.rawStatus})`
      : JSON.stringify(reading),
  )
  if (event?.kind !== 'event')
    throw new Error(`None of ${webhooks.length} webhooks has the status ${status}: ${shown}`)
  expectToMatch(event.event, { type: 'TRANSACTION', transactionId: made.transactionId, mapped: true })
  return event
}

/** Webhooks with a proof were proven, and the same bytes fail under another secret. */
async function doubt(actor: Actor, webhooks: readonly ReadWebhook[]): Promise<void> {
  const { manifest, credentials, settings } = actor
  if (manifest.webhookVerification === 'none') return
  const believed = webhooks.filter(({ reading }) => reading.kind === 'event')
  const expected = settings.proof ?? manifest.webhookVerification
  for (const { reading, read } of believed) {
    if (reading.kind === 'event') expectEqual(reading.verification, expected, 'verification')
    const fields =
      settings.proofFields ??
      manifest.credentials.map(({ name }) => name).filter((name) => /^webhook/.test(name))
    const others = Object.fromEntries(fields.map((name) => [name, `${credentials[name]}-of-another-shop`]))
    const doubted = await read(actor.context({ credentials: { ...credentials, ...others } }))
    expectEqual(doubted.kind, 'forged', 'the same webhook under another secret')
  }
}
