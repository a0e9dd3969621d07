import { proceduresFor } from '../../../rpc/procedures-for.ts'
import { router } from '../../../rpc/trpc.ts'
import { countWaiting } from './count-waiting.ts'

const signedIn = proceduresFor({ area: 'SIGNED_IN' })

/** What waits for whoever is signed in, beside the lines of their menu. */
export const waitingApi = router({ count: signedIn.readLagging(countWaiting) })
