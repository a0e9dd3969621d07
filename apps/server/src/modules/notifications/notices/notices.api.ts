import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { acknowledgeInput, acknowledgeNotice } from './acknowledge-notice.ts'
import { countUnreadNotices, listNotices } from './list-notices.ts'
import { listUnacknowledged } from './list-unacknowledged.ts'
import { markNoticesRead, readNoticesInput } from './mark-notices-read.ts'

const signedIn = proceduresFor({ area: 'SIGNED_IN' })

/** Notices under the caller's bell. */
export const noticesApi = router({
  list: signedIn.read(listNotices),
  unread: signedIn.read(countUnreadNotices),
  markRead: signedIn.write(readNoticesInput, markNoticesRead),
  unacknowledged: signedIn.read(listUnacknowledged),
  acknowledge: signedIn.write(acknowledgeInput, acknowledgeNotice),
})
