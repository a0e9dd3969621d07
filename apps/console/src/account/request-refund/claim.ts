import type { inferInput } from '@trpc/tanstack-react-query'
import type { api } from '../../api/client.ts'

/** What somebody says of the purchase that is theirs. */
export type Claim = inferInput<typeof api.claims.claim>
export type ClaimFormProps = { onClaim: (claim: Claim) => Promise<unknown> }
