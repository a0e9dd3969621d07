import type { AccessFacts, Holdings } from '#rpc/testing/access-facts.ts'

const refusal = 'upload_not_found'
const ofArriving = {
  uploadId: { own: ({ uploadIds }: Holdings) => ({ uploadId: uploadIds.arriving }), refusal },
} as const

export const sellerFilesAccess: AccessFacts = {
  at: 'seller.files',
  objects: {
    sign: {
      uploadId: { own: ({ uploadIds }) => ({ uploadId: uploadIds.arriving, numbers: [1] }), refusal },
    },
    complete: ofArriving,
    get: ofArriving,
    cancel: { uploadId: { own: ({ uploadIds }) => ({ uploadId: uploadIds.cancelable }), refusal } },
  },
}
