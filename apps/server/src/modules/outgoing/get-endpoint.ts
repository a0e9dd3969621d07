import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { outgoingEndpoints } from '#db/schema/outgoing.ts'
import type { Caller } from '#rpc/caller.ts'
import type { EndpointIdInput } from './endpoint.input.ts'
import { readEndpoints } from './list-endpoints.ts'

/** One of the caller's own endpoints. */
export async function getEndpoint(caller: Caller, { endpointId }: EndpointIdInput) {
  const [endpoint] = await readEndpoints(caller, eq(outgoingEndpoints.id, endpointId))
  if (!endpoint) throw new AppError('not_found')
  return endpoint
}
