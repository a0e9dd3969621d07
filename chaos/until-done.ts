import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '@balcao/domain/texts/app-error'

/** The database may be down for a moment. A refusal by a rule is not retried. */
export async function untilDone<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;)
    try {
      return await work()
    } catch (error) {
      if (error instanceof AppError && error.code !== 'database_lost') throw error
      await pause(300)
    }
}
