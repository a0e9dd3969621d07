import { readStatus, type StatusTable } from '@balcao/providers/adapter/status-table'
import { type Answer, WrongCall } from '#cli/command.ts'
import { findGeneration } from '#cli/find-provider.ts'
import { readArguments } from '#cli/read-arguments.ts'

/** A payment of the product is a transaction to providers. */
const tables: Readonly<Record<string, string>> = {
  payment: 'transaction',
  withdraw: 'withdraw',
  receiver: 'receiver',
}

export function status(words: string[]): Answer {
  const { NAME, SUBJECT, WORD, generation } = readArguments(words, {
    names: ['NAME', 'SUBJECT', 'WORD'],
    options: ['generation'],
  })
  const { name, statuses, otherwise } = findGeneration(NAME, generation)
  const table = Object.hasOwn(tables, SUBJECT) ? tables[SUBJECT] : undefined
  if (table === undefined) throw new WrongCall(`"${SUBJECT}" is none of payment, withdraw and receiver`)
  const unknown = otherwise[table] ?? (table === 'receiver' ? 'PENDING' : 'REJECTED')
  const reading = readStatus({ ...statuses[table], otherwise: unknown } as StatusTable<string>, WORD)
  return {
    data: { status: reading.status, mapped: reading.mapped },
    text: reading.mapped
      ? reading.status
      : `${reading.status}, because ${name} has no such word that we know.`,
  }
}
