import { connectionShapes } from '@balcao/domain/platform/connections'
import { eq, inArray } from 'drizzle-orm'
import { productContents } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import { outgoingEndpoints } from '#db/schema/outgoing.ts'
import { invariant } from '#kit/invariant.ts'
import { openConnectionSecrets } from '#modules/outgoing/endpoint-secret.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ConnectionVendorInput } from './connection.input.ts'
import { readConnections } from './list-connections.ts'

/** The caller's own connection to a vendor, without its secrets; null if there is none. */
export async function getConnection(caller: Caller, { vendor }: ConnectionVendorInput) {
  const [found] = await readConnections(caller, eq(outgoingEndpoints.vendor, vendor))
  if (!found) return { vendor, connection: null }
  const { endpoint, health } = found
  const { settings, events, version } = endpoint
  invariant(settings, 'a connection has settings')
  const secrets = openConnectionSecrets(caller.app, endpoint)
  const rules = await keptRules(caller, endpoint.id, { ...settings, vendor })
  const names = await readNames(
    caller,
    rules.flatMap(({ productId }) => productId ?? []),
  )
  return {
    vendor,
    connection: {
      ...health,
      version,
      events,
      fields: settings.fields,
      savedSecrets: Object.keys(secrets).filter((name) => secrets[name] !== ''),
      rules: rules.map((rule) => ({ ...rule, productName: names.get(rule.productId ?? '') ?? null })),
    },
  }
}

type Settings = NonNullable<typeof outgoingEndpoints.$inferSelect.settings>

/** Rules whose product still has the content of the connection: a product's own form may have removed it. */
async function keptRules(
  { tx }: Caller,
  endpointId: string,
  { rules, vendor }: Settings & ConnectionVendorInput,
) {
  if (connectionShapes[vendor].hearing.by !== 'access') return rules
  const linked = await tx
    .select({ productId: productContents.productId })
    .from(productContents)
    .where(eq(productContents.endpointId, endpointId))
  return rules.filter((rule) => linked.some(({ productId }) => productId === rule.productId))
}

async function readNames({ tx }: Caller, productIds: readonly string[]): Promise<Map<string, string>> {
  if (productIds.length === 0) return new Map()
  const found = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, [...productIds]))
  return new Map(found.map(({ id, name }) => [id, name]))
}
