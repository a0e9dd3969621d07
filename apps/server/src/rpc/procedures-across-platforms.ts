import type { TRPCQueryProcedure } from '@trpc/server'
import type { z } from 'zod'
import type { App } from '#app.ts'
import type { AcrossReader } from '#db/across-platforms.ts'
import type { Access } from './access.ts'
import type { SessionUser } from './session-user.ts'
import { procedureFor } from './trpc.ts'

/** A master's view over all platforms at once. */
export type Overseer = { app: App; db: AcrossReader; now: Date; session: SessionUser; ip: string }

type Declared<Input, Output> = { input: Input; output: Output; meta: Access; errorShape: unknown }

/**
 * Reads of masters over all platforms: the only access to the operator's role. Data about a person is read by
 * `readBehindWalls`.
 */
export function proceduresAcrossPlatforms() {
  return {
    read: <Schema extends z.ZodType, Output>(
      schema: Schema,
      useCase: (overseer: Overseer, input: z.output<Schema>) => Promise<Output>,
    ) =>
      procedureFor({ area: 'MASTER' })
        .input(schema)
        .query(({ ctx: { app, session, ip }, input }) =>
          app.acrossPlatforms.read((db) =>
            useCase({ app, db, now: app.clock.now(), session, ip }, input as z.output<Schema>),
          ),
        ) as unknown as TRPCQueryProcedure<Declared<z.input<Schema>, Output>>,
  }
}
