import type { SentStatement } from '@balcao/server/db/database'
import { wordsOf } from './words.ts'

export type Statement = { text: string; values: readonly unknown[] }

/** Statements sent together, because none waits for the answer to another. */
export type Breath = readonly Statement[]

export type Recording<Subject = unknown> = {
  /** Result of the recorded run. */
  subject: Subject
  transactions: readonly (readonly Breath[])[]
  /** Number of waits, including begin and commit of transactions. */
  roundTrips: number
  /** Ids and codes that differ between two runs of the same work. */
  ownWords: ReadonlySet<string>
}

type Observed<Subject> = { run(): Promise<Subject>; close(): Promise<void> }

/**
 * Runs the same work twice on one connection and records its statements. Values that differ between the two runs
 * become `ownWords`.
 */
export async function recordStatements<Subject>(
  observe: (onStatement: (statement: SentStatement) => void) => Promise<Observed<Subject>>,
): Promise<Recording<Subject>> {
  let seen: (Statement & { turn: number })[] = []
  let turn = 0
  let isTurnCounted = false
  const { run, close } = await observe(({ text, values }) => {
    // Answers arrive from the network at most once per turn of the event loop, so statements of one turn did not wait
    // for each other.
    if (!isTurnCounted) {
      isTurnCounted = true
      setImmediate(() => {
        turn += 1
        isTurnCounted = false
      })
    }
    seen.push({ text, values, turn })
  })
  const record = async () => {
    seen = []
    const subject = await run()
    return { subject, sent: seen }
  }
  try {
    // The driver queries the types of a statement before it sends it for the first time.
    await record()
    const first = await record()
    const second = await record()
    return {
      subject: first.subject,
      transactions: transactionsOf(first.sent),
      roundTrips: new Set(first.sent.map(({ turn }) => turn)).size,
      ownWords: differences(first.sent, second.sent),
    }
  } finally {
    await close()
  }
}

function transactionsOf(seen: readonly (Statement & { turn: number })[]): Breath[][] {
  const transactions: { turn: number; statements: Statement[] }[][] = []
  for (const { text, values, turn } of seen) {
    if (/^begin\b/i.test(text)) transactions.push([])
    else if (!/^commit\b/i.test(text)) {
      const breaths = transactions.at(-1)
      if (!breaths) throw new Error(`A statement outside any transaction: ${text}`)
      const breath = breaths.at(-1)
      if (breath?.turn === turn) breath.statements.push({ text, values })
      else breaths.push({ turn, statements: [{ text, values }] })
    }
  }
  return transactions.map((breaths) => breaths.map(({ statements }) => statements))
}

function differences(first: readonly Statement[], second: readonly Statement[]): Set<string> {
  const textsOf = (statements: readonly Statement[]) => statements.map(({ text }) => text).join(';')
  if (textsOf(first) !== textsOf(second))
    throw new Error('Two runs of the same work sent different statements')
  const valuesOf = (statements: readonly Statement[]) => statements.flatMap(({ values }) => values)
  return new Set(wordsOf(valuesOf(first))).difference(new Set(wordsOf(valuesOf(second))))
}
