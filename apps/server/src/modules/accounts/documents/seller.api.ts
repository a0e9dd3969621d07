import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { documentIdInput, sendDocumentInput } from './document.input.ts'
import { listPapers } from './list-papers.ts'
import { readOwnDocument } from './read-document.ts'
import { sendDocument } from './send-document.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerDocumentsApi = router({
  list: seller.read((caller) => listPapers(caller, caller.session.userId)),
  send: seller.write(sendDocumentInput, sendDocument),
  /** A mutation, because each view is logged. */
  read: seller.write(documentIdInput, readOwnDocument),
})
