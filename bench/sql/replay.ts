import { randomBytes, randomInt } from 'node:crypto'
import type postgres from 'postgres'
import type { Recording, Statement } from './record-statements.ts'
import { replaceWords } from './words.ts'

/**
 * Sends the recorded statements as new work, in the same transactions and breaths. `given` maps words of rows that
 * the recording does not write itself to those of existing rows.
 */
export async function replay(
  sql: postgres.Sql,
  { transactions, ownWords }: Pick<Recording, 'transactions' | 'ownWords'>,
  given: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const fresh = createRenaming(ownWords, given)
  for (const breaths of transactions)
    await sql.begin(async (transaction) => {
      for (const breath of breaths)
        await Promise.all(breath.map((statement) => send(transaction, statement, fresh)))
    })
}

function send(
  transaction: postgres.TransactionSql,
  { text, values }: Statement,
  fresh: (value: unknown) => unknown,
): PromiseLike<unknown> {
  return values.length > 0
    ? transaction.unsafe(text, values.map(fresh) as never[], { prepare: true })
    : transaction.unsafe(text)
}

/** Replaces each word of the recorded run by another one of the same form, consistently. */
function createRenaming(
  ownWords: ReadonlySet<string>,
  given: ReadonlyMap<string, string>,
): (value: unknown) => unknown {
  const names = new Map([...ownWords].map((word) => [word, given.get(word) ?? randomLike(word)]))
  return (value) =>
    typeof value === 'string' ? replaceWords(value, (word) => names.get(word) ?? word) : value
}

/**
 * Digits for digits and letters for letters: an id stays hexadecimal, a short code may differ in all its
 * letters. A bare number has too few digits to differ.
 */
function randomLike(word: string): string {
  if (/^\d+$/.test(word)) return String(randomInt(2 ** 47))
  const letters = /[g-z]/i.test(word) ? 'abcdefghijklmnopqrstuvwxyz' : 'abcdef'
  const random = randomBytes(word.length)
  return Array.from(word, (character, place) => {
    const draw = random[place] ?? 0
    if (/\d/.test(character)) return String(draw % 10)
    return /[a-z]/i.test(character) ? letters.charAt(draw % letters.length) : character
  }).join('')
}
