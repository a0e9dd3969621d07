import { api } from '#api/client.ts'
import type { MasterMessages } from './messages/pt-br.ts'

/** Narrows a list of all platforms to one. */
export function platformFilter(text: MasterMessages) {
  return {
    kind: 'lookup',
    label: text.platform,
    allLabel: text.allPlatforms,
    lookUp: (asked: { search: string } | { ids: string[] }) => api.master.platforms.names.queryOptions(asked),
  } as const
}
