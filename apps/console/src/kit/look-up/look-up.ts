import type { QueryOptions } from '../query-options.ts'

export type LookUpOption = { id: string; name: string }

/**
 * How to find one thing among very many: by what is typed, or by the ids of what is chosen already. It is a procedure's
 * `queryOptions`: `(asked) => api.seller.products.options.queryOptions(asked)`.
 */
export type LookUp<Option extends LookUpOption = LookUpOption> = (
  asked: { search: string } | { ids: string[] },
) => QueryOptions<readonly Option[]>
