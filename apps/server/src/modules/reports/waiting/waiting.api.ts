import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { countWaiting } from './count-waiting.ts'

const signedIn = proceduresFor({ area: 'SIGNED_IN' })

/** Counts beside the menu of the logged-in user. */
export const waitingApi = router({ count: signedIn.readLagging(countWaiting) })
