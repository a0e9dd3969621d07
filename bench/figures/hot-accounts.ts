import { randomUUID } from 'node:crypto'
import { type SaleToPost, saleApproved } from '@balcao/server/modules/ledger/entries'
import { post } from '@balcao/server/modules/ledger/post'
import { inScope } from '@balcao/server/scope'
import type { Figure } from '#figure.ts'
import { compare, ratePerSecond } from '#measure.ts'
import { scaled } from '#scaled.ts'
import type { World } from '#world.ts'

const buyers = 64
const load = { concurrency: buyers, milliseconds: scaled(3_000) }
const rounds = 5
const goal = 0.8

type Shop = { platformId: string; sellerId: string }

/** Sales of one seller against sales spread over many: whether the rows of one account become a bottleneck. */
export async function hotAccounts({ app, platformId }: World): Promise<Figure[]> {
  const sellers = Array.from({ length: buyers }, randomUUID)
  const shopsOf = {
    oneSeller: [{ platformId, sellerId: randomUUID() }],
    manySellers: sellers.map((sellerId) => ({ platformId, sellerId })),
    manyPlatforms: sellers.map((sellerId) => ({ platformId: randomUUID(), sellerId })),
  }
  const providerAccountId = randomUUID()
  const sell = ({ platformId, sellerId }: Shop) =>
    inScope(app, platformId, (scope) => {
      const id = randomUUID()
      const sale: SaleToPost = {
        providerAccountId,
        chargedCents: 19_700,
        platformFeeCents: 1_429,
        interestCents: 0,
      }
      const share = {
        userId: sellerId,
        role: 'PRODUCER',
        kind: 'RELEASE',
        amountCents: sale.chargedCents - sale.platformFeeCents,
      } as const
      return post(scope, {
        rule: 'sale.approved',
        key: `sale.approved:${id}`,
        subject: { kind: 'PAYMENT', id },
        currency: 'BRL',
        entries: saleApproved(sale, [share], { isHeld: false }),
      })
    })
  const rateOf = (shops: readonly Shop[]) => {
    let next = 0
    return ratePerSecond(() => sell(shops[next++ % shops.length] as Shop), load)
  }
  for (const shop of [...shopsOf.oneSeller, ...shopsOf.manySellers, ...shopsOf.manyPlatforms])
    await sell(shop)
  const contest = async (name: string, ours: keyof typeof shopsOf, bare: keyof typeof shopsOf) => {
    const { ratio, range, ...rates } = await compare({
      ours: () => rateOf(shopsOf[ours]),
      bare: () => rateOf(shopsOf[bare]),
      rounds,
    })
    return {
      name: `Postings of ${name} a second`,
      ours: `post() of paid sales, ${buyers} at once: ${words[ours]}`,
      bare: `the same, ${words[bare]}`,
      kind: 'speed' as const,
      ratio,
      range,
      goal,
      measured: `${Math.round(rates.ours)} to ${Math.round(rates.bare)} postings/s`,
    }
  }
  return [
    await contest('one seller', 'oneSeller', 'manySellers'),
    await contest('one platform', 'manySellers', 'manyPlatforms'),
  ]
}

const words = {
  oneSeller: 'all of one seller',
  manySellers: `of ${buyers} sellers of one platform`,
  manyPlatforms: `of ${buyers} sellers, each of another platform`,
}
