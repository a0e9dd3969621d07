import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../api/client.ts'
import { useAction } from '../kit/action/use-action.ts'
import type { Area } from '../screens/area.ts'
import { forgetWhatWasRead, sessionQuery } from '../session/session.ts'

/** Leaves through the door one came in by. What was read stays nowhere. */
export function useSignOut(area: Area): () => void {
  const client = useQueryClient()
  const router = useRouter()
  const logout = useAction(api.account.logout, {
    done: async () => {
      // First away, then forget: a screen that is still drawn must not find that nobody is there.
      await router.navigate({ to: area.door })
      client.setQueryData(sessionQuery.queryKey, null)
      forgetWhatWasRead(client)
    },
  })
  return () => logout.start()
}
