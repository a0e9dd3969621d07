import { type AccessFacts, type DocumentHoldings, type ObjectRow, probe } from '#rpc/testing/access-facts.ts'

const on = (caller: ObjectRow['caller'], holding: keyof DocumentHoldings, more: object = {}): ObjectRow => ({
  caller,
  ids: {
    documentId: probe({
      own: ({ documents }) => ({ documentId: documents[holding], ...more }),
      foreign: (_own, { documents }) => ({ documentId: documents[holding], ...more }),
      refusal: 'not_found',
    }),
  },
})

export const documentsAccess: readonly AccessFacts[] = [
  { at: 'seller.documents', objects: { read: on('seller', 'readableId') } },
  {
    at: 'admin.documents',
    objects: {
      read: on('manager', 'readableId'),
      approve: on('manager', 'approvableId'),
      refuse: on('manager', 'refusableId', { refusal: 'ILLEGIBLE', note: null }),
      ofSeller: {
        caller: 'manager',
        ids: {
          sellerId: probe({
            own: ({ sellerId }) => ({ sellerId }),
            foreign: (_own, { sellerId }) => ({ sellerId }),
            refusal: 'not_found',
          }),
        },
      },
    },
  },
]
