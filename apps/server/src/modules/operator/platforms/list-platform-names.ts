import { and, asc, eq, ilike, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { platforms } from '#db/schema/platforms.ts'
import type { CellAnswers } from '#rpc/cells/ask-every-cell.ts'
import type { Overseer } from '#rpc/procedures-across-platforms.ts'

const shownMax = 20

export const platformNamesInput = z.union([
  z.strictObject({ search: z.string().trim().max(100) }),
  z.strictObject({ ids: z.array(z.uuid()).max(shownMax) }),
])

type NamedPlatform = { id: string; name: string }

/** Options of a filter for one platform of this cell: by the typed text, or the names of the chosen ones. */
export async function listPlatformNames(
  { db }: Overseer,
  asked: z.output<typeof platformNamesInput>,
): Promise<NamedPlatform[]> {
  return db
    .select({ id: platforms.platformId, name: platforms.name })
    .from(platforms)
    .where(
      and(
        eq(platforms.kind, 'TENANT'),
        'ids' in asked
          ? inArray(platforms.platformId, asked.ids)
          : ilike(platforms.name, containing(asked.search)),
      ),
    )
    .orderBy(asc(platforms.name))
    .limit(shownMax)
}

/** Options of all cells that answered. The lists that use the filter report the silent cells. */
export function mergePlatformNames({ parts }: CellAnswers<NamedPlatform[]>): NamedPlatform[] {
  const names = parts.flatMap(({ answer }) => answer)
  return names.sort((one, other) => one.name.localeCompare(other.name, 'pt-BR')).slice(0, shownMax)
}
