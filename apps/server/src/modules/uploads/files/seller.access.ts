import type { AccessFacts, ObjectRow } from '#rpc/testing/access-facts.ts'

const foundByOwner: ObjectRow = {
  uploadId: 'One function finds a file by its owner for all four; file-upload.test.ts holds it.',
}

export const sellerFilesAccess: AccessFacts = {
  at: 'seller.files',
  objects: { sign: foundByOwner, complete: foundByOwner, get: foundByOwner, cancel: foundByOwner },
}
