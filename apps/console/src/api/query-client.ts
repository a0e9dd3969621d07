import { QueryClient } from '@tanstack/react-query'
import { readError } from './read-error.ts'

const attempts = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal stays a refusal; only a network or a server that stumbled is worth asking again.
      retry: (failures, error) => failures < attempts && readError(error).isWorthRetrying,
    },
    mutations: { retry: false },
  },
})
