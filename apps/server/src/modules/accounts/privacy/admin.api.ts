import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { answerDeletion } from './answer-deletion.ts'
import { answerDeletionInput } from './deletion.input.ts'
import { deletionListInput, listDeletions } from './list-deletions.ts'

const staff = proceduresFor({ area: 'ADMIN', permission: 'isUsersAvailable' })

export const adminDeletionsApi = router({
  list: staff.readLagging(deletionListInput, listDeletions),
  answer: staff.write({ deletion: 'requestId' }, answerDeletionInput, answerDeletion),
})
