import type { FunnelTemplate } from '@balcao/domain/checkout/upsell-funnel'
import { createFunnel } from '#modules/funnels/create-funnel.ts'
import { publishFunnel } from '#modules/funnels/publish-funnel.ts'
import type { Scope } from '#scope.ts'
import { asPerson } from './as-person.ts'

export type FunnelWishes = {
  sellerId: string
  offerId: string
  stepOfferIds: string[]
  template?: FunnelTemplate
  name?: string
}

/** A funnel from a template, published. */
export async function aFunnel(scope: Scope, { sellerId, ...wishes }: FunnelWishes): Promise<string> {
  const caller = asPerson(scope, { userId: sellerId, role: 'SELLER' })
  const { funnelId } = await createFunnel(caller, {
    template: 'ONE_MORE',
    name: 'Depois da compra',
    ...wishes,
  })
  await publishFunnel(caller, { funnelId })
  return funnelId
}
