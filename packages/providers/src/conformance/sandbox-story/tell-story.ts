import type { Actor } from './actor.ts'
import { type Chronicle, createChronicle, type Problem } from './chronicle.ts'
import { expectEqual, expectThat } from './expectations.ts'
import { findLeaks } from './find-leaks.ts'
import { tellOddMoney } from './tell-odd-money.ts'
import { tellKeptCard, tellRefusedCard, tellSale } from './tell-sale.ts'
import { tellLostCharge, tellLostWithdraw, tellWrongKey } from './tell-trouble.ts'
import { tellReceiver, tellWithdraw } from './tell-withdraw.ts'

/** Runs every declared operation of a provider once, in order; problems are returned. */
export async function tellStory(actor: Actor): Promise<Problem[]> {
  const chronicle = createChronicle()
  await tellSales(actor, chronicle)
  await tellPayouts(actor, chronicle)
  await tellWrongKey(actor, chronicle)
  await chronicle.step('nothing secret in transcripts and failures', async () => {
    expectThat(actor.transcripts.length > 0, 'Calls are logged')
    expectEqual(findLeaks(actor), [], 'leaks')
  })
  return chronicle.problems
}

async function tellSales(actor: Actor, chronicle: Chronicle): Promise<void> {
  if (!actor.has('createTransaction')) return
  for (const method of actor.manifest.methods) await tellSale(actor, chronicle, method)
  await tellOddMoney(actor, chronicle)
  if (actor.manifest.methods.includes('CREDIT_CARD')) await tellRefusedCard(actor, chronicle)
  if (actor.manifest.chargesKeptCards === 'BY_TOKEN') await tellKeptCard(actor, chronicle)
  await tellLostCharge(actor, chronicle)
}

async function tellPayouts(actor: Actor, chronicle: Chronicle): Promise<void> {
  const receiver = await tellReceiver(actor, chronicle)
  if (!actor.has('withdraw')) return
  for (const method of actor.manifest.withdrawMethods) {
    await tellWithdraw(actor, chronicle, { method, receiver })
  }
  await tellLostWithdraw(actor, chronicle, receiver)
}
