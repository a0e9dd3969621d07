import { AppError } from '@balcao/domain/texts/app-error'
import { isErrorCode } from '@balcao/domain/texts/error-codes'
import { z } from 'zod'
import type { App } from '#app.ts'
import type { SessionUser } from '#rpc/session-user.ts'

/**
 * One instant for the parts of all cells, and the platforms that live in other cells, so that no platform is counted
 * twice.
 */
export type CellPart = { now: Date; elsewhere: readonly string[] }

/** A call of a masters' procedure in this cell, before its input was read. */
export type ProcedureCall = { path: string; isChange: boolean; input: unknown }

/** A call for a master, whom the sending cell has admitted. */
export const masterCall = z.strictObject({
  path: z.string(),
  isChange: z.boolean(),
  input: z.unknown().optional(),
  master: z.strictObject({
    userId: z.uuid(),
    sessionId: z.uuid(),
    /** Age of the fresh proof instead of its time, since the clocks of two cells differ. */
    provenAgoMs: z.number().min(0),
    ip: z.string(),
  }),
  part: z.strictObject({ now: z.iso.datetime(), elsewhere: z.array(z.uuid()) }),
})
export type MasterCall = z.output<typeof masterCall>

const answerOfCell = z.union([
  z.strictObject({ data: z.unknown().optional() }),
  z.strictObject({ refusal: z.string().refine(isErrorCode), details: z.record(z.string(), z.unknown()) }),
])
export type CellAnswer = z.output<typeof answerOfCell>

/**
 * A read can report that a cell does not answer. A change waits longer, since the cell may have made it although the
 * wait ended.
 */
const readPatienceMs = 5_000
const changePatienceMs = 20_000

type Master = { app: App; session: SessionUser; ip: string }
type Terms = { timeoutMs?: number; part?: CellPart }

/** Runs a procedure of masters in another cell. */
export async function callAsMaster<Output>(
  { app, session, ip }: Master,
  cell: string,
  { path, isChange, input }: ProcedureCall,
  { timeoutMs = isChange ? changePatienceMs : readPatienceMs, part = partOf(app, cell) }: Terms = {},
): Promise<Output> {
  const { userId, sessionId, steppedUpAt } = session
  const provenAgoMs = Math.max(0, app.clock.now().getTime() - steppedUpAt.getTime())
  const call: MasterCall = {
    path,
    isChange,
    input,
    master: { userId, sessionId, provenAgoMs, ip },
    part: { now: part.now.toISOString(), elsewhere: [...part.elsewhere] },
  }
  return (await askCell(app, cell, call, timeoutMs)) as Output
}

/** Calls another cell. A refusal by the other cell is thrown here too. */
export async function askCell(
  { cells }: App,
  cell: string,
  question: object,
  timeoutMs = changePatienceMs,
): Promise<unknown> {
  const answer = answerOfCell.parse(JSON.parse(await cells.call(cell, JSON.stringify(question), timeoutMs)))
  if ('refusal' in answer) throw new AppError(answer.refusal, answer.details)
  return answer.data
}

export function partOf({ cells, clock }: App, cell: string): CellPart {
  const known = Object.entries(cells.directory().platforms)
  return {
    now: clock.now(),
    elsewhere: known.flatMap(([id, { cell: home }]) => (home === cell ? [] : [id])),
  }
}
