import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { SeededRandom } from '@balcao/server/demo/seeded-random'
import { getSale } from '@balcao/server/modules/payments/views/get-sale'
import { asSeller } from '@balcao/server/modules/payments/views/sale-viewer'
import type { RefundWish } from '@balcao/server/modules/refunds/refund.input'
import { refundSale } from '@balcao/server/modules/refunds/refund-sale'
import { callAs } from '@balcao/server/test/call-as'
import { untilDone } from './until-done.ts'
import type { World } from './world.ts'

type Call = ReturnType<typeof callAs>

/** Maximum of polls, and the pause between them, while the seller waits for a payment. */
const looks = 60
const betweenLooksMs = 500
const wholeShare = 0.6

/**
 * Waits until a sale is paid and refunds all or a part of it, with two clicks. Returns false where it was not
 * paid in time.
 */
export async function refund(world: World, paymentId: string, random: SeededRandom): Promise<boolean> {
  const { app, platformId, sellerId } = world
  const call = callAs({ app, platformId }, { userId: sellerId, role: 'SELLER' })
  const amountCents = 100 + random.below(9_000)
  const wish = { paymentId, key: randomUUID(), reason: 'Combinado com quem comprou' }
  const wanted: RefundWish =
    random.fraction() < wholeShare ? { ...wish, kind: 'WHOLE' } : { ...wish, kind: 'PART', amountCents }
  if (!(await isPaidInTime(call, paymentId))) return false
  const click = () =>
    untilDone(() => call((caller, asked: RefundWish) => refundSale(caller, asSeller(caller), asked), wanted))
  await Promise.all([click(), click()])
  return true
}

async function isPaidInTime(call: Call, paymentId: string): Promise<boolean> {
  for (let look = 0; look < looks; look++) {
    const { status } = await untilDone(() =>
      call((caller, id: string) => getSale(asSeller(caller), id), paymentId),
    )
    if (status === 'APPROVED') return true
    await pause(betweenLooksMs)
  }
  return false
}
