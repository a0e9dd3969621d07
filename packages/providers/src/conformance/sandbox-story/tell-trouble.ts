import { failureMeanings } from '#contract.ts'
import type { Actor } from './actor.ts'
import type { Chronicle } from './chronicle.ts'
import { expectEqual, expectThat, expectToMatch } from './expectations.ts'
import { saleBy } from './tell-sale.ts'
import { type KnownReceiver, withdrawBy } from './tell-withdraw.ts'

/** A key unknown to the acquirer moves no money, and is reported as a failure of its own. */
export async function tellWrongKey(actor: Actor, chronicle: Chronicle): Promise<void> {
  const { provider, credentials, settings, manifest } = actor
  const secrets = manifest.credentials.filter(({ name }) => /secretKey$/i.test(name)).map(({ name }) => name)
  const wrong = Object.fromEntries(secrets.map((name) => [name, `${credentials[name]}-mistyped`]))
  const context = () => actor.context({ credentials: { ...credentials, ...wrong } })
  await chronicle.step('wrong key', async () => {
    const [charges, payouts] = [(await actor.charges()).length, (await actor.payouts()).length]
    const method = manifest.methods[0]
    const outcome =
      method === undefined
        ? await provider.withdraw(
            withdrawBy(actor, { method: 'PIX', receiver: undefined, reference: 'wrong-key' }),
            context(),
          )
        : await provider.createTransaction(saleBy(actor, method, { orderId: 'wrong-key' }), context())
    if (outcome.ok) throw new Error('A wrong key was accepted')
    actor.failures.push(outcome.failure.message)
    expectToMatch(outcome.failure, settings.wrongKey ?? { kind: 'credentials' }, 'failure')
    expectEqual((await actor.charges()).length, charges, 'number of charges')
    expectEqual((await actor.payouts()).length, payouts, 'number of payouts')
  })
}

/**
 * The charge succeeds and its answer is lost: the outcome is neither a refusal nor "nothing happened", and the charge
 * is found where the API allows it.
 */
export async function tellLostCharge(actor: Actor, chronicle: Chronicle): Promise<void> {
  const { provider, manifest, sandbox, acquirerName } = actor
  const [method] = manifest.methods
  if (method === undefined) return
  const before = new Set((await actor.charges()).map(({ id }) => id))
  const context = actor.context()
  const sale = saleBy(actor, method, { orderId: 'lost-1' })
  await chronicle.step('lost answer: create', async () => {
    sandbox.faults.clear()
    sandbox.faults.next({ acquirer: acquirerName, operation: 'create', kind: 'drop-after' })
    expectLost(await provider.createTransaction(sale, context), actor)
    expectEqual(sandbox.faults.waiting(), 0, 'faults that found no call')
    const fresh = (await actor.charges()).filter(({ id }) => !before.has(id))
    expectToMatch(fresh, [{ amount: sale.amount }])
  })
  if (!manifest.findsByReference.includes('transaction')) return
  await chronicle.step('lost answer: find', async () => {
    const { orderId } = sale
    const found = actor.expectResult(
      await provider.getTransaction({ orderId, paymentMethod: method }, { ...context }),
    )
    expectToMatch(found, { status: 'PENDING', mapped: true })
    if (found.amount !== undefined) expectEqual(found.amount, sale.amount, 'amount')
  })
}

export async function tellLostWithdraw(
  actor: Actor,
  chronicle: Chronicle,
  receiver: KnownReceiver | undefined,
): Promise<void> {
  const { provider, manifest, settings, sandbox, acquirerName } = actor
  const [method] = manifest.withdrawMethods
  if (method === undefined || (method === 'RECEIVER' && !receiver)) return
  const before = new Set((await actor.payouts()).map(({ id }) => id))
  const context = actor.context()
  const input = withdrawBy(actor, { method, receiver, reference: 'lost-1' })
  await chronicle.step('lost answer: withdraw', async () => {
    const operation = settings.payoutOperation ?? 'payout'
    sandbox.faults.clear()
    sandbox.faults.next({ acquirer: acquirerName, operation, kind: 'drop-after' })
    expectLost(await provider.withdraw(input, context), actor)
    expectEqual(sandbox.faults.waiting(), 0, 'faults that found no call')
    const fresh = (await actor.payouts()).filter(({ id }) => !before.has(id))
    expectToMatch(fresh, [{ amount: input.amount }])
  })
  if (!manifest.findsByReference.includes('withdraw')) return
  await chronicle.step('lost answer: find withdraw', async () => {
    const { withdrawReference } = input
    const found = actor.expectResult(await provider.getWithdraw({ withdrawReference }, context))
    expectToMatch(found, { status: 'APPROVED', mapped: true })
    if (found.amount !== undefined) expectEqual(found.amount, input.amount, 'amount')
  })
}

function expectLost(
  outcome: Awaited<ReturnType<Actor['provider']['createTransaction' | 'withdraw']>>,
  actor: Actor,
) {
  if (outcome.ok) throw new Error('There is a result although the answer was lost')
  const { kind, message } = outcome.failure
  actor.failures.push(message)
  expectThat(
    failureMeanings[kind] === 'may_have_happened',
    `It may have happened, not ${failureMeanings[kind]} (${kind}: ${message})`,
  )
}
