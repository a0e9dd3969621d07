import type { AccessFacts, Holdings, ObjectRow } from '#rpc/testing/access-facts.ts'

const view = (own: (holdings: Holdings) => string, further: object = {}): ObjectRow => ({
  viewId: (holdings) => ({ viewId: own(holdings), ...further }),
})

export const sellerReportViewsAccess: AccessFacts = {
  at: 'seller.reportViews',
  objects: {
    save: {
      'filters.productId': 'It is only kept. The report itself finds nothing for a product of somebody else.',
    },
    schedule: view(({ reportViewIds }) => reportViewIds.kept, { schedule: 'WEEKLY' }),
    remove: view(({ reportViewIds }) => reportViewIds.removable),
  },
}
