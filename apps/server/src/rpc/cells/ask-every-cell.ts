import type { App } from '#app.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { type CellPart, callAsMaster, type ProcedureCall, partOf } from './master-call.ts'

/** A slower cell is shown as a cell that does not answer. */
const patienceMs = 2_000

/** Answers of the cells by their names; an installation without cells has one answer, without a name. */
export type CellAnswers<Part> = {
  /** The instant as of which all cells have read. */
  now: Date
  parts: { cell: string | null; answer: Part }[]
  /** Cells that did not answer: their figures are missing, and the screen must say so. */
  silentCells: string[]
}

type Asked<Input, Part> = {
  app: App
  session: SessionUser
  ip: string
  call: ProcedureCall
  input: Input
  /** The input for one cell; null if the cell need not be asked. */
  inputOf: (input: object, cell: string) => object | null
  /** This cell's own part. */
  read: (input: Input, part: CellPart) => Promise<Part>
}

/** Asks every cell of the directory for its part, all at once. */
export async function askEveryCell<Input extends object, Part>(
  asked: Asked<Input, Part>,
): Promise<CellAnswers<Part>> {
  const { app, call, input, inputOf, read } = asked
  const { name: own, directory } = app.cells
  const now = app.clock.now()
  if (own === null)
    return {
      now,
      parts: [{ cell: null, answer: await read(input, { now, elsewhere: [] }) }],
      silentCells: [],
    }
  const silentCells: string[] = []
  const ask = async (cell: string) => {
    const part = { ...partOf(app, cell), now }
    if (cell === own) {
      const ownInput = inputOf(input, cell) as Input | null
      return ownInput === null ? [] : [{ cell, answer: await read(ownInput, part) }]
    }
    const theirs = inputOf(Object(call.input), cell)
    if (theirs === null) return []
    try {
      const terms = { timeoutMs: patienceMs, part }
      return [{ cell, answer: await callAsMaster<Part>(asked, cell, { ...call, input: theirs }, terms) }]
    } catch (error) {
      app.log.warn({ cell, error }, 'A cell did not answer')
      silentCells.push(cell)
      return []
    }
  }
  const names = [...new Set([own, ...Object.keys(directory().cells)])].sort()
  const home = directory().platforms[(input as { platformId?: string }).platformId ?? '']?.cell
  const answers = await Promise.all(names.filter((cell) => home === undefined || cell === home).map(ask))
  return { now, parts: answers.flat(), silentCells: silentCells.sort() }
}
