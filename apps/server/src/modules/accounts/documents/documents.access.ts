import type { AccessFacts, DocumentHoldings, ObjectRow } from '#rpc/testing/access-facts.ts'

const on = (holding: keyof DocumentHoldings, more: object = {}): ObjectRow => ({
  documentId: ({ documents }) => ({ documentId: documents[holding], ...more }),
})

export const documentsAccess: readonly AccessFacts[] = [
  { at: 'seller.documents', objects: { read: on('readableId') } },
  {
    at: 'admin.documents',
    objects: {
      read: on('readableId'),
      approve: on('approvableId'),
      refuse: on('refusableId', { refusal: 'ILLEGIBLE', note: null }),
      ofSeller: {
        sellerId: ({ sellerId }) => ({ sellerId }),
      },
    },
  },
]
