import type { QueryFunction, QueryKey } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { queryClient } from '#api/query-client.ts'

type Options = { queryKey: QueryKey; queryFn: QueryFunction }
type Procedure = { queryOptions(input: object | undefined): Options }

/** The screen finds the answers to requests made before it was loaded; failed requests are repeated as usual. */
export function takeFirstAnswers(): void {
  for (const { procedure, input, answer } of window.firstAnswers ?? []) {
    const { queryKey, queryFn } = procedureAt(procedure).queryOptions(input)
    void queryClient.prefetchQuery({
      queryKey,
      queryFn: (context) => answer.catch(() => queryFn(context)),
    })
  }
}

function procedureAt(path: string): Procedure {
  // biome-ignore lint/suspicious/noExplicitAny: The client's types accept no path as a string.
  return path.split('.').reduce((part: any, name) => part[name], api)
}
