import type { inferInput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

/** A person's description of a purchase as their own. */
export type Claim = inferInput<typeof api.claims.claim>
export type ClaimFormProps = { onClaim: (claim: Claim) => Promise<unknown> }
