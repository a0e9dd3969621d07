import { connectionShapes } from '@balcao/domain/platform/connections'
import { AppError } from '@balcao/domain/texts/app-error'
import { linkProducts } from '#modules/access/external/link-products.ts'
import { dropConnection } from '#modules/outgoing/drop-connection.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ConnectionVendorInput } from './connection.input.ts'
import { lockConnection } from './lock-connection.ts'

/**
 * Removes a connection for good, and its secrets at once. Its deliveries can still be read until retention
 * deletes them.
 */
export async function removeConnection(caller: Caller, { vendor }: ConnectionVendorInput): Promise<void> {
  const { session, ip } = caller
  const connection = await lockConnection(caller, vendor)
  if (!connection) throw new AppError('not_found')
  const { id } = connection
  await dropConnection(caller, connection)
  await linkProducts(caller, { endpointId: id, title: connectionShapes[vendor].name, productIds: [] })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'connection.removed', subject: id, detail: { vendor } },
  )
}
