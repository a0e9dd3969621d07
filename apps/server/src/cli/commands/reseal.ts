import postgres from 'postgres'
import type { Answer, World } from '#cli/command.ts'
import { readArguments } from '#cli/read-arguments.ts'
import { resealEverything } from '#cli/reseal/reseal-everything.ts'
import { withApp } from '#cli/with-app.ts'

/** Seals values of former master keys again, beside a running product. */
export async function reseal(words: string[], { environment }: World): Promise<Answer> {
  readArguments(words, {})
  return withApp(environment, async ({ secrets, store }, ownerUrl) => {
    const sql = postgres(ownerUrl, { max: 1, connect_timeout: 5, onnotice: () => {} })
    try {
      const places = await resealEverything({ sql, secrets, store })
      const left = places.reduce((sum, place) => sum + place.left, 0)
      const lines = places.map(
        ({ place, resealed, left }) =>
          `${left === 0 ? '✓' : '✗'} ${place.padEnd(34)} ${String(resealed).padStart(7)} sealed again  ${String(left).padStart(7)} left`,
      )
      return {
        data: places,
        text: [...lines, '', left === 0 ? nothingLeft : somethingLeft].join('\n'),
        exitCode: left === 0 ? 0 : 1,
      }
    } finally {
      await sql.end({ timeout: 1 })
    }
  })
}

const nothingLeft =
  'The current master key seals everything: take the former ones out of BALCAO_FORMER_MASTER_KEYS, restart, and destroy them.'
const somethingLeft =
  'What is left was sealed with a key that is not in BALCAO_FORMER_MASTER_KEYS, or by a process that still runs with a former key: mend that and run this again.'
