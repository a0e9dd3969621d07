import postgres from 'postgres'

/**
 * A client for recorded statements. The recorded values are in wire format; the driver must not encode texts
 * and instants as JSON again.
 */
export function openBareClient(url: string, concurrency: number): postgres.Sql {
  const sql = postgres(url, { max: concurrency, onnotice: () => {} })
  for (const type of Object.keys(sql.options.serializers)) sql.options.serializers[Number(type)] = asItIs
  return sql
}

function asItIs(value: unknown): unknown {
  return value
}
