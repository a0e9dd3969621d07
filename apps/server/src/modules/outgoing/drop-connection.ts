import { eq } from 'drizzle-orm'
import { outgoingEndpoints } from '#db/schema/outgoing.ts'
import type { Scope } from '#scope.ts'
import { deadLetterWaiting } from './dead-letter-waiting.ts'
import type { Endpoint } from './endpoint.ts'
import { sealEndpointSecret } from './endpoint-secret.ts'

/** Ends a locked connection for good, and deletes its secrets at once. */
export async function dropConnection(scope: Scope, connection: Endpoint): Promise<void> {
  await scope.tx
    .update(outgoingEndpoints)
    .set({ state: 'REMOVED', secret: sealEndpointSecret(scope.app, connection, '{}') })
    .where(eq(outgoingEndpoints.id, connection.id))
  await deadLetterWaiting(scope, connection.id)
}
