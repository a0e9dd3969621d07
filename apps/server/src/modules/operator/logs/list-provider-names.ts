import { providerNames } from '@balcao/providers/provider-names'
import { providerTitle } from '@balcao/providers/registry'
import { z } from 'zod'
import type { Caller } from '#rpc/caller.ts'

const shownMax = 20

export const providerNamesInput = z.union([
  z.strictObject({ search: z.string().trim().max(100) }),
  z.strictObject({ ids: z.array(z.string().max(40)).max(shownMax) }),
])

/** Options of a filter by acquirer: by the typed text, or the names of the chosen ones. */
export async function listProviderNames(_caller: Caller, asked: z.output<typeof providerNamesInput>) {
  const isAsked = (id: string, name: string) =>
    'ids' in asked ? asked.ids.includes(id) : name.toLowerCase().includes(asked.search.toLowerCase())
  return providerNames
    .map((id) => ({ id, name: providerTitle(id) }))
    .filter(({ id, name }) => isAsked(id, name))
    .toSorted((left, right) => left.name.localeCompare(right.name))
    .slice(0, shownMax)
}
