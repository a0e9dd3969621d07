import type { TransactionResult, WebhookEvent } from '#results.ts'
import type { Actor } from './actor.ts'
import type { Chronicle } from './chronicle.ts'
import { expectEqual, expectThat } from './expectations.ts'
import { readTransaction, saleAmounts, saleBy } from './tell-sale.ts'

const asked = saleAmounts.PIX
const givenBack = 429

/** Irregular payments of a Pix, with the resulting totals paid and refunded. */
const oddities = [
  { title: 'less', payments: [asked - 100], paid: asked - 100 },
  { title: 'more', payments: [asked + 300], paid: asked + 300 },
  { title: 'twice', payments: [asked, asked], paid: 2 * asked },
  { title: 'in part refunded', payments: [asked], paid: asked, refunded: givenBack },
]

/**
 * Payments of an amount other than the price. An adapter whose provider reports the amount passes it on, and
 * a read does not turn a partial refund into a full refund. The status in a webhook may do so: the
 * specification shows every REFUND of a Pix bank as CHARGEBACK, and the transaction is read again.
 */
export async function tellOddMoney(actor: Actor, chronicle: Chronicle): Promise<void> {
  const { manifest } = actor
  if (!manifest.methods.includes('PIX') || !actor.has('getTransaction') || manifest.tells.length === 0) return
  for (const oddity of oddities)
    await chronicle.step(`PIX: ${oddity.title}`, async () => {
      const { made, events } = await liveThrough(actor, oddity)
      const read = await readTransaction(actor, made)
      if (manifest.tells.includes('paid')) expectEqual(read.paidAmount, oddity.paid, 'what was paid')
      if (manifest.tells.includes('refunded'))
        expectEqual(read.refundedAmount, oddity.refunded, 'what went back')
      expectThat(read.status === 'APPROVED' || read.status === 'PENDING', `No ${read.status}`)
      for (const { paidCents = oddity.paid, refundedCents = oddity.refunded } of events.slice(-1)) {
        expectEqual(paidCents, oddity.paid, 'what the webhook says was paid')
        expectEqual(refundedCents, oddity.refunded, 'what the webhook says went back')
      }
    })
}

async function liveThrough(
  actor: Actor,
  { title, payments, refunded }: (typeof oddities)[number],
): Promise<{ made: TransactionResult; events: WebhookEvent[] }> {
  const before = new Set((await actor.charges()).map(({ id }) => id))
  const orderId = `odd-${title.replace(/\W/g, '-')}`
  const sale = saleBy(actor, 'PIX', { orderId })
  const made = actor.expectResult(await actor.provider.createTransaction(sale, actor.context()))
  const charge = (await actor.charges()).find(({ id }) => !before.has(id))
  if (!charge) throw new Error('The acquirer has no such charge')
  const { bank } = actor.sandbox
  for (const amount of payments) await bank.pay(charge, { amount, late: true })
  if (refunded !== undefined) await bank.refund(charge, { amount: refunded })
  const events = (await actor.readWebhooks()).flatMap(({ reading }) =>
    reading.kind === 'event' ? [reading.event] : [],
  )
  return { made, events }
}
