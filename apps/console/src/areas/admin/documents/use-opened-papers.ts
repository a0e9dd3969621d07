import { useEffect, useRef, useState } from 'react'
import { api } from '#api/client.ts'
import { useAction } from '#kit/action/use-action.ts'

type ReadPaper = typeof api.admin.documents.read | typeof api.admin.users.readPaper

/** A paper in the page's memory. */
export type OpenedPaper = { bytes: Blob; url: string }

/**
 * Papers that this reviewer opened since the page was loaded. They exist only in the page's memory: nothing
 * is saved. Each opening is recorded in the audit trail, so no paper opens before it is chosen.
 */
export function useOpenedPapers(procedure: ReadPaper = api.admin.documents.read) {
  const [papers, setPapers] = useState<Record<string, OpenedPaper>>({})
  const [failed, setFailed] = useState<string | null>(null)
  const read = useAction(procedure as typeof api.admin.documents.read)
  const urls = useRef<string[]>([])
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url)
    },
    [],
  )
  async function open(documentId: string): Promise<void> {
    if (papers[documentId] !== undefined) return
    try {
      const link = await read.run({ documentId })
      const answer = await fetch(link.url, { cache: 'no-store', referrerPolicy: 'no-referrer' })
      if (!answer.ok) throw new Error(`the paper was not given: ${answer.status}`)
      const bytes = await answer.blob()
      const url = URL.createObjectURL(bytes)
      urls.current.push(url)
      setFailed(null)
      setPapers((known) => ({ ...known, [documentId]: { bytes, url } }))
    } catch {
      setFailed(documentId)
    }
  }
  return {
    paperOf: (documentId: string) => papers[documentId],
    hasFailed: (documentId: string) => failed === documentId,
    open,
    isBusy: read.isBusy,
  }
}
