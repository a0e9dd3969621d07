import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '#api/client.ts'
import { useAction } from '#kit/action/use-action.ts'
import type { Area } from '#screens/area.ts'
import { forgetWhatWasRead, sessionQuery } from '#session/session.ts'
import { goLive } from './test-mode/go-live.ts'

/** Logs out to the area's own login page. No read data remains. */
export function useSignOut(area: Area): () => void {
  const client = useQueryClient()
  const router = useRouter()
  const logout = useAction(api.account.logout, {
    done: async () => {
      const liveUrl = client.getQueryData(sessionQuery.queryKey)?.testMode?.liveUrl
      // The live session has ended too: its host shows the login.
      if (liveUrl) return goLive(liveUrl)
      // Navigates first and clears the data afterwards: a mounted screen must not lose its session.
      await router.navigate({ to: area.door })
      client.setQueryData(sessionQuery.queryKey, null)
      forgetWhatWasRead(client)
    },
  })
  return () => logout.start()
}
