import type { Recording, Statement } from './record-statements.ts'

/** A recording without its reads: the same rows written in the same transactions. */
export function writesOf<Subject>(recording: Recording<Subject>): Recording<Subject> {
  const transactions = recording.transactions
    .map((breaths) => breaths.map((breath) => breath.filter(isKept)).filter((breath) => breath.length > 0))
    // The tenant is set first; a transaction with nothing more has only read.
    .filter((breaths) => breaths.flat().length > 1)
  return { ...recording, transactions }
}

function isKept({ text }: Statement): boolean {
  return !/^\s*(select|with)\b/i.test(text) || /\binsert into\b|\bapp\.(enter|add_job)\(/i.test(text)
}
