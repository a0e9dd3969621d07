import type { AccessFacts, Holdings, ObjectRow } from '#rpc/testing/access-facts.ts'

const funnel = (more: (holdings: Holdings) => object = () => ({})): ObjectRow => ({
  funnelId: {
    own: (own) => ({ funnelId: own.funnelId, ...more(own) }),
    foreign: (own, { funnelId }) => ({ funnelId, ...more(own) }),
  },
})

const stepTo = (offerId: string) => ({
  key: 's1',
  kind: 'UPSELL',
  offerId,
  headline: 'Leve também',
  text: '',
  accepted: null,
  refused: null,
})

const draft = ({ bumpOfferId }: Holdings) => ({ version: 2, name: 'Funil', steps: [stepTo(bumpOfferId)] })

const beginning = (offerId: string, stepOfferId: string) => ({
  name: 'Funil',
  template: 'ONE_MORE',
  offerId,
  stepOfferIds: [stepOfferId],
})

export const sellerFunnelsAccess: AccessFacts = {
  at: 'seller.funnels',
  objects: {
    get: funnel(),
    save: {
      ...funnel(draft),
      'steps.offerId':
        'Each is loaded and has to be the caller’s own: see require-sold-offers and funnels.test.ts.',
      'steps.variants.offerId': 'Like those of the steps: see variants.test.ts.',
    },
    publish: funnel(),
    discard: funnel(),
    duplicate: funnel(() => ({ name: 'Cópia' })),
    pause: funnel(),
    create: {
      offerId: {
        own: ({ offerId, bumpOfferId }) => beginning(offerId, bumpOfferId),
        foreign: ({ bumpOfferId }, { offerId }) => beginning(offerId, bumpOfferId),
        refusal: 'offer_not_found',
      },
      stepOfferIds: {
        own: ({ offerId, bumpOfferId }) => beginning(offerId, bumpOfferId),
        foreign: ({ offerId }, { bumpOfferId }) => beginning(offerId, bumpOfferId),
        refusal: 'offer_not_found',
      },
    },
  },
}
