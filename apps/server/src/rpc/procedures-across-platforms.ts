import type { TRPCQueryProcedure } from '@trpc/server'
import type { z } from 'zod'
import type { App } from '#app.ts'
import type { AcrossReader } from '#db/across-platforms.ts'
import type { PageRequest, Place } from '#db/page-of.ts'
import type { Access } from './access.ts'
import { askEveryCell, type CellAnswers } from './cells/ask-every-cell.ts'
import type { CellPart } from './cells/master-call.ts'
import { inputOfCell, type Merging, mergePages } from './cells/merge-pages.ts'
import type { SessionUser } from './session-user.ts'
import { procedureFor } from './trpc.ts'

/** A master's view over all platforms of this cell at once. */
export type Overseer = { app: App; db: AcrossReader; now: Date; session: SessionUser; ip: string }

type Declared<Input, Output> = { input: Input; output: Output; meta: Access; errorShape: unknown }
type Read<Schema extends z.ZodType, Part> = (overseer: Overseer, input: z.output<Schema>) => Promise<Part>
type Merge<Schema extends z.ZodType, Part, Output> = (
  answers: CellAnswers<Part>,
  input: z.output<Schema>,
) => Output

/**
 * Reads of masters over all platforms: the only access to the operator's role. Each cell reads its part, and the cell
 * that received the call merges them. Personal data is read by `readBehindWalls`.
 */
export function proceduresAcrossPlatforms() {
  const read = <Schema extends z.ZodType<object>, Part, Output>(
    schema: Schema,
    readPart: Read<Schema, Part>,
    merge: Merge<Schema, Part, Output>,
    inputOf: (input: object, cell: string) => object | null = (input) => input,
  ) =>
    procedureFor({ area: 'MASTER' })
      .input(schema)
      .query(async ({ ctx: { app, session, ip, call, part }, input: given }) => {
        const input = given as z.output<Schema>
        const own = (asked: z.output<Schema>, { now, elsewhere }: CellPart) =>
          app.acrossPlatforms.read(elsewhere, (db) => readPart({ app, db, now, session, ip }, asked))
        if (part) return own(input, part)
        return merge(await askEveryCell({ app, session, ip, call, input, inputOf, read: own }), input)
      }) as unknown as TRPCQueryProcedure<Declared<z.input<Schema>, Output>>
  return {
    read,
    /** A list whose page is merged from the pages of the cells. */
    list: <By extends string, Schema extends z.ZodType<PageRequest<By>>, Row extends { place: Place }>(
      merging: Merging<By, Row>,
      schema: Schema,
      readPage: Read<Schema, { rows: Row[]; hasMore: boolean }>,
    ) => read(schema, readPage, (answers, input) => mergePages(merging, answers, input), inputOfCell),
  }
}
