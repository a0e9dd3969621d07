import { randomUUID } from 'node:crypto'
import { type ConnectionShape, connectionShapes } from '@balcao/domain/platform/connections'
import type { ChosenEventType } from '@balcao/domain/platform/outgoing-events'
import { AppError } from '@balcao/domain/texts/app-error'
import { sql } from 'drizzle-orm'
import { linkProducts } from '#modules/access/external/link-products.ts'
import type { Endpoint } from '#modules/outgoing/endpoint.ts'
import { openConnectionSecrets } from '#modules/outgoing/endpoint-secret.ts'
import { putConnection } from '#modules/outgoing/put-connection.ts'
import { requireOwnProducts } from '#modules/outgoing/require-own-products.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ConnectionInput } from './connection.input.ts'
import { lockConnection } from './lock-connection.ts'
import { vendors } from './vendors/vendors.ts'

/** Saves the whole form of a connection. */
export async function saveConnection(caller: Caller, input: ConnectionInput): Promise<void> {
  const { tx, platformId, session, ip } = caller
  const { vendor, version, isOn, rules } = input
  const shape = connectionShapes[vendor]
  // Serialises two first saves: one creates the connection, the other is refused.
  const place = `${platformId} connection ${session.userId} ${vendor}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`)
  const stored = await lockConnection(caller, vendor)
  if ((stored?.version ?? null) !== version) throw new AppError('record_changed')
  const productIds = [...new Set(rules.flatMap(({ productId }) => productId ?? []))]
  if (productIds.length > 0) await requireOwnProducts(caller, productIds)
  const { fields, secrets } = divideFields(shape, input, stored && storedFields(caller, stored))
  const id = stored?.id ?? randomUUID()
  const events = eventsOf(shape, input)
  const url = vendors[vendor].urlOf({ ...fields, ...secrets })
  const settings = { fields, rules }
  await putConnection(caller, { id, vendor, name: shape.name, url, settings, secrets, events, isOn }, stored)
  if (shape.hearing.by === 'access')
    await linkProducts(caller, { endpointId: id, title: shape.name, productIds })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'connection.saved', subject: id, detail: { vendor, events, isOn, isNew: !stored } },
  )
}

function storedFields({ app }: Caller, endpoint: Endpoint): Record<string, string> {
  return { ...endpoint.settings?.fields, ...openConnectionSecrets(app, endpoint) }
}

/**
 * Divides the form into fields and secrets. An empty secret keeps the saved one, unless the address changed:
 * a saved secret is never sent to an address for which it was not typed.
 */
function divideFields(
  shape: ConnectionShape,
  { fields: typed }: ConnectionInput,
  stored: Record<string, string> | undefined,
) {
  const typedIn = (name: string) => typed[name] ?? ''
  const isMoved = shape.fields.some(
    ({ name, isAddress }) => isAddress && typedIn(name) !== '' && typedIn(name) !== stored?.[name],
  )
  const fields: Record<string, string> = {}
  const secrets: Record<string, string> = {}
  for (const { name, isSecret, isOptional } of shape.fields) {
    const kept = isMoved ? '' : (stored?.[name] ?? '')
    if (!isSecret) fields[name] = typedIn(name)
    else if (typedIn(name) || kept) secrets[name] = typedIn(name) || kept
    else if (!isOptional) throw new AppError('connection_secret_missing', { field: `fields.${name}` })
  }
  return { fields, secrets }
}

function eventsOf({ hearing }: ConnectionShape, { events, rules }: ConnectionInput): ChosenEventType[] {
  switch (hearing.by) {
    case 'vendor':
      return [...hearing.events]
    case 'choice':
      return events
    case 'rules':
      return [...new Set(rules.flatMap(({ event }) => event ?? []))]
    case 'access':
      return []
  }
}
