import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fileUploadCatalogue } from './upload-catalogue.ts'

const askAgainMs = 5_000
/** Ten minutes in all, in which the first row appears; without ffmpeg none appears. */
const asksMax = 120

/** The renditions of a video with their progress. Nothing for a video without renditions. */
export function Renditions({ fileKey }: { fileKey: string }) {
  const text = useMessages(fileUploadCatalogue)
  const { data = [] } = useQuery(
    api.seller.files.renditions.queryOptions(
      { key: fileKey },
      {
        refetchInterval: ({ state: { data: known = [], dataUpdateCount } }) =>
          (known.length === 0 ? dataUpdateCount < asksMax : known.some(isUndone)) && askAgainMs,
      },
    ),
  )
  if (data.length === 0) return null
  const { states } = text.renditions
  const shown = data.map(({ height, state, percent }) =>
    state === 'WORKING' ? `${height}p ${percent}%` : `${height}p ${states[state]}`,
  )
  const isFirstAtWork = data.some(isUndone) && !data.some(({ state }) => state === 'READY')
  return (
    <p className="text-muted text-sm tabular-nums" role="status">
      {text.renditions.label} {shown.join(' · ')}. {isFirstAtWork && text.renditions.meanwhile}
    </p>
  )
}

const isUndone = ({ state }: { state: string }) => state === 'WAITING' || state === 'WORKING'
