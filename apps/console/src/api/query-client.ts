import { QueryClient } from '@tanstack/react-query'
import { readError } from './read-error.ts'

const attempts = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal is final; only a network or server failure is worth a retry.
      retry: (failures, error) => failures < attempts && readError(error).isWorthRetrying,
    },
    mutations: { retry: false },
  },
})
