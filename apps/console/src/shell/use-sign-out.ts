import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../api/client.ts'
import type { Area } from '../screens/area.ts'
import { sessionQuery } from '../session/session.ts'

/** Leaves through the door one came in by. What was read stays nowhere. */
export function useSignOut(area: Area): () => Promise<void> {
  const client = useQueryClient()
  const router = useRouter()
  const logout = useMutation(api.account.logout.mutationOptions())
  return async () => {
    await logout.mutateAsync()
    client.clear()
    client.setQueryData(sessionQuery.queryKey, null)
    await router.navigate({ to: area.door })
  }
}
