import type { QueryOptions } from '#kit/query-options.ts'

export type LookUpOption = { id: string; name: string }

/**
 * Search among very many options: by typed text, or by the ids of earlier choices. It is a procedure's
 * `queryOptions`: `(asked) => api.seller.products.options.queryOptions(asked)`.
 */
export type LookUp<Option extends LookUpOption = LookUpOption> = (
  asked: { search: string } | { ids: string[] },
) => QueryOptions<readonly Option[]>
