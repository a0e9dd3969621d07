import type { inferRouterOutputs } from '@trpc/server'
import {
  type AccessFacts,
  type Holdings,
  type ObjectRow,
  ofProduct,
  probe,
} from '#rpc/testing/access-facts.ts'
import type { sellerInvoicesApi } from './seller.api.ts'

type Answers = inferRouterOutputs<typeof sellerInvoicesApi>

const invoice = (kind: keyof Holdings['invoiceIds'], more: object = {}): ObjectRow => ({
  invoiceId: ({ invoiceIds }: Holdings) => ({ invoiceId: invoiceIds[kind], ...more }),
})
const data = { serviceCode: '080201', nbs: null, issBasisPoints: null, ncm: null }

export const sellerInvoicesAccess: AccessFacts = {
  at: 'seller.invoices',
  objects: {
    product: { productId: { ...ofProduct, refusal: 'product_not_found' } },
    saveProduct: {
      productId: { own: ({ productId }) => ({ productId, ...data }), refusal: 'product_not_found' },
    },
    list: { productId: probe<Answers['list']>({ ...ofProduct, harmless: ({ rows }) => rows.length === 0 }) },
    issue: {
      invoiceIds:
        'A seller without a fiscal profile is refused first. Invoices of another seller: tested in issuing.test.ts.',
    },
    issueAll: { productId: 'A filter of the caller’s own invoices.' },
    cancel: invoice('issued'),
    noteOutside: invoice('toIssue', { number: '1', url: null }),
    noteOutsideCancellation: invoice('outside'),
  },
}
