import type postgres from 'postgres'

/**
 * The query builder sends its text as an unnamed statement, which costs a parse, a plan and a second round trip every
 * time. A named statement is prepared once per connection and then sent with its values in one packet.
 */
export function withPreparedStatements(client: postgres.Sql): postgres.Sql {
  const { unsafe, begin } = client
  client.unsafe = prepared(unsafe)
  client.begin = ((...given: [unknown, unknown?]) => {
    const work = given.pop() as (transaction: postgres.TransactionSql) => unknown
    const inner = (transaction: postgres.TransactionSql) => {
      transaction.unsafe = prepared(transaction.unsafe)
      return work(transaction)
    }
    return (begin as (...args: unknown[]) => unknown)(...given, inner)
  }) as typeof begin
  return client
}

function prepared(unsafe: postgres.Sql['unsafe']): postgres.Sql['unsafe'] {
  return (query, values, options) =>
    values && values.length > 0
      ? unsafe(query, values, { ...options, prepare: true })
      : unsafe(query, values, options)
}
