import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fileUploadCatalogue } from './upload-catalogue.ts'

const askAgainMs = 5_000

/** The renditions of a video, and how far each is. Nothing where none is made. */
export function Renditions({ fileKey }: { fileKey: string }) {
  const text = useMessages(fileUploadCatalogue)
  const { data = [] } = useQuery(
    api.seller.files.renditions.queryOptions(
      { key: fileKey },
      {
        refetchInterval: ({ state }) =>
          state.data?.some((each) => each.state === 'WAITING' || each.state === 'WORKING') && askAgainMs,
      },
    ),
  )
  if (data.length === 0) return null
  const { states } = text.renditions
  const shown = data.map(({ height, state, percent }) =>
    state === 'WORKING' ? `${height}p ${percent}%` : `${height}p ${states[state]}`,
  )
  const isAtWork = data.some(({ state }) => state === 'WAITING' || state === 'WORKING')
  return (
    <p className="text-muted text-sm tabular-nums" role="status">
      {text.renditions.label} {shown.join(' · ')}. {isAtWork && text.renditions.meanwhile}
    </p>
  )
}
