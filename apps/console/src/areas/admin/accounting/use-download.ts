import { api } from '#api/client.ts'
import { useAction } from '#kit/action/use-action.ts'

/** Requests a link, which the audit trail records, and opens it: the browser saves the file. */
export function useDownload() {
  return useAction(api.admin.accounting.read, { done: ({ url }) => window.location.assign(url) })
}
