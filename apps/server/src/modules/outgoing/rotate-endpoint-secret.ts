import { eq } from 'drizzle-orm'
import { outgoingEndpoints } from '#db/schema/outgoing.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { EndpointReasonInput } from './endpoint.input.ts'
import { lockOwnEndpoint } from './endpoint.ts'
import { newEndpointSecret, sealEndpointSecret } from './endpoint-secret.ts'

const overlapMs = 24 * 60 * 60 * 1000

/**
 * Rotates an endpoint's secret. The former one signs too for a day, so that a receiver can switch without
 * missing a call.
 */
export async function rotateEndpointSecret(
  caller: Caller,
  input: EndpointReasonInput,
): Promise<{ secret: string; formerUntil: string }> {
  const { app, tx, now, session, ip } = caller
  const endpoint = await lockOwnEndpoint(caller, input)
  const secret = newEndpointSecret()
  const formerSecretUntil = new Date(now.getTime() + overlapMs)
  await tx
    .update(outgoingEndpoints)
    .set({
      secret: sealEndpointSecret(app, endpoint, secret),
      formerSecret: endpoint.secret,
      formerSecretUntil,
    })
    .where(eq(outgoingEndpoints.id, endpoint.id))
  await writeAudit(
    caller,
    { userId: session.userId, ip, reason: input.reason },
    { action: 'webhook.secret_rotated', subject: endpoint.id, detail: {} },
  )
  return { secret, formerUntil: formerSecretUntil.toISOString() }
}
