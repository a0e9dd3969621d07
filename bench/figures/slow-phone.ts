import { type CheckoutTemplate, checkoutTemplates } from '@balcao/domain/vocabulary'
import { aPerson } from '@balcao/server/demo/a-person'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { inScope } from '@balcao/server/scope'
import type { Figure } from '#figure.ts'
import { onSlowPhone, openSlowPhone, type SlowVisit, slowFigure, visitSlowly } from '#load/slow-visit.ts'
import { startProcess } from '#processes/start-process.ts'
import type { World } from '#world.ts'

const limits = { paintMs: 1_200, shift: 0.02, bytes: 110_000 }

/** Waiting times of a buyer on a slow phone, in each layout, against the product's limits. */
export async function slowPhone(world: World): Promise<Figure[]> {
  const server = await startProcess('product-server.ts', world.environment)
  const browser = await openSlowPhone()
  try {
    const figures: Figure[] = []
    for (const template of checkoutTemplates) {
      const url = `${server.told}/checkout/${await anOfferIn(world, template)}`
      const visits = await visitSlowly(browser, { url, usable: 'button.button-pay:enabled' })
      figures.push(...figuresOf(template, visits))
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
  }
}

function anOfferIn({ app, platformId }: World, template: CheckoutTemplate): Promise<string> {
  return inScope(app, platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const product = await aProduct(scope, { sellerId })
    return (await anOffer(scope, { productId: product.id, template })).id
  })
}

function figuresOf(template: CheckoutTemplate, visits: SlowVisit[]): Figure[] {
  const where = `the ${template} layout on a slow phone`
  return [
    slowFigure(`Largest paint of ${where}`, visits, {
      of: ({ paintMs }) => paintMs,
      limit: limits.paintMs,
      unit: 'ms',
      ours: `largest contentful paint of a first visit, ${onSlowPhone}`,
    }),
    slowFigure(`Layout shift of ${where}`, visits, {
      of: ({ shift }) => shift,
      limit: limits.shift,
      unit: '',
      ours: 'all shifts of the same visit until the button can be pressed',
    }),
    slowFigure(`Bytes of ${where}`, visits, {
      of: ({ bytes }) => bytes,
      limit: limits.bytes,
      unit: 'bytes',
      ours: 'everything that the same visit fetched, as it travelled, headers included',
    }),
  ]
}
