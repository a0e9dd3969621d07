import { type AccessFacts, type Holdings, type ObjectRow, probe } from '#rpc/testing/access-facts.ts'

const view = (own: (holdings: Holdings) => string, further: object = {}): ObjectRow => ({
  caller: 'seller',
  ids: {
    viewId: probe({
      own: (holdings) => ({ viewId: own(holdings), ...further }),
      foreign: (_own, foreign) => ({ viewId: own(foreign), ...further }),
      refusal: 'not_found',
    }),
  },
})

export const sellerReportViewsAccess: AccessFacts = {
  at: 'seller.reportViews',
  objects: {
    save: {
      caller: 'seller',
      ids: {
        'filters.productId': {
          because: 'It is only kept. The report itself finds nothing for a product of somebody else.',
        },
      },
    },
    schedule: view(({ reportViewIds }) => reportViewIds.kept, { schedule: 'WEEKLY' }),
    remove: view(({ reportViewIds }) => reportViewIds.removable),
  },
}
