import { withdrawInputs } from '#cases/sample-inputs.ts'
import type { WithdrawMethod } from '#inputs.ts'
import type { Actor } from './actor.ts'
import type { Chronicle } from './chronicle.ts'
import { expectEqual, expectThat, expectToMatch } from './expectations.ts'
import type { PlayedPayout } from './theatre.ts'

const withdrawAmounts = { PIX: 6_401, BANK_ACCOUNT: 7_907, RECEIVER: 8_203 } as const

/** A payout from the request until the money is out. */
export async function tellWithdraw(
  actor: Actor,
  chronicle: Chronicle,
  { method, receiver }: { method: WithdrawMethod; receiver: KnownReceiver | undefined },
): Promise<void> {
  const { provider, settings } = actor
  const step = <T>(name: string, act: () => Promise<T>) =>
    chronicle.step(`withdraw by ${method}: ${name}`, act)
  const amount = withdrawAmounts[method]
  const before = new Set((await actor.payouts()).map(({ id }) => id))
  await actor.readWebhooks()

  const made = await step('withdraw', async () => {
    const input = withdrawBy(actor, { method, receiver, reference: `${method}-1` })
    const result = actor.expectResult(await provider.withdraw(input, actor.context()))
    if (result.amount !== undefined) expectEqual(result.amount, amount, 'amount')
    expectToMatch(result, settings.afterWithdraw ?? { status: 'PENDING', certainty: 'KNOWN' })
    return result
  })
  await step('webhook is about no sale', async () => {
    for (const { reading, text } of await actor.readWebhooks()) {
      const { webhookOfWithdraw = 'ignored' } = settings
      expectEqual(reading.kind === 'event' ? reading.event.status : reading.kind, webhookOfWithdraw, text)
    }
  })
  await step('one payout in the books', async () => {
    const fresh = (await actor.payouts()).filter(({ id }) => !before.has(id))
    expectToMatch(fresh, [{ amount, state: 'paid' }])
    for (const payout of fresh) expectRightPayee(payout, { method, receiver })
  })
  if (!made || !actor.has('getWithdraw')) return
  await step('read when paid', async () => {
    const { withdrawId } = made
    const input = { withdrawId, ...(receiver && method === 'RECEIVER' && receiver) }
    const reading = actor.expectResult(await provider.getWithdraw(input, actor.context()))
    expectToMatch(reading, { withdrawId, status: 'APPROVED', mapped: true, certainty: 'KNOWN' })
    if (reading.amount !== undefined) expectEqual(reading.amount, amount, 'amount')
  })
}

/** A receiver that the adapter cannot create has only an id. */
const knownElsewhere = 'receiver-1'

/** The money reached the intended payee, in whichever spelling the provider requires. */
function expectRightPayee(
  { pixKey, bankAccount, receiverId }: PlayedPayout,
  { method, receiver }: { method: WithdrawMethod; receiver: KnownReceiver | undefined },
): void {
  if (method === 'RECEIVER') {
    expectEqual(receiverId, receiver?.receiverId ?? knownElsewhere, 'receiver')
    return
  }
  if (method === 'PIX') {
    const digits = (pixKey ?? '').replace(/\D/g, '').replace(/^55/, '')
    expectEqual(digits, '11987654321', 'digits of the Pix key')
    return
  }
  const expected = { bankCode: '341', branch: '0123', account: '12345', digit: '6' }
  expectToMatch(bankAccount, expected, 'bank account')
}

export type KnownReceiver = { receiverId: string; receiverToken?: string }

export function withdrawBy(
  actor: Actor,
  {
    method,
    receiver,
    reference,
  }: { method: WithdrawMethod; receiver: KnownReceiver | undefined; reference: string },
) {
  return {
    ...withdrawInputs[method],
    ...(method === 'RECEIVER' && receiver),
    amount: withdrawAmounts[method],
    withdrawReference: `withdraw-${reference}-${actor.story.toLowerCase().replace(/\W/g, '-')}`,
    webhookUrl: actor.webhookUrl,
    description: 'Saque',
  }
}

/** A receiver is created and read again; payouts to receivers go to this receiver. */
export async function tellReceiver(actor: Actor, chronicle: Chronicle): Promise<KnownReceiver | undefined> {
  const { provider, settings, manifest } = actor
  if (!actor.has('createReceiver')) return undefined
  const made = await chronicle.step('receiver: create', async () => {
    const result = actor.expectResult(await provider.createReceiver(settings.receiver(), actor.context()))
    expectToMatch(result, { receiverProvider: manifest.name, mapped: true })
    expectThat(result.status !== 'REJECTED', 'The receiver is not rejected')
    return result
  })
  if (!made) return undefined
  const { receiverId, receiverToken } = made
  const receiver = { receiverId, ...(receiverToken && { receiverToken }) }
  await chronicle.step('receiver: read', async () => {
    if (!actor.has('getReceiver')) return
    const { name, document, documentType, email } = settings.receiver()
    const stored = { ...receiver, name, document, documentType, email }
    const reading = actor.expectResult(await provider.getReceiver(stored, actor.context()))
    expectToMatch(reading, { receiverId, status: 'ACTIVE', mapped: true, certainty: 'KNOWN' })
  })
  return receiver
}
