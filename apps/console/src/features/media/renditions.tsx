import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fileUploadCatalogue } from './upload-catalogue.ts'

const askAgainMs = 5_000

/** The renditions of a video with their progress. For a video without renditions, what students see instead. */
export function Renditions({ fileKey }: { fileKey: string }) {
  const text = useMessages(fileUploadCatalogue).renditions
  const { data } = useQuery(
    api.seller.files.renditions.queryOptions(
      { key: fileKey },
      { refetchInterval: ({ state }) => (state.data?.isWaiting ? askAgainMs : false) },
    ),
  )
  if (!data) return null
  const { isWaiting, renditions } = data
  const states = renditions.map(({ height, state, percent }) =>
    state === 'WORKING' ? `${height}p ${percent}%` : `${height}p ${text.states[state]}`,
  )
  const shown = states.length > 0 ? states.join(' · ') : text.states.WAITING
  const isPlayedAsSent = !renditions.some(({ state }) => state === 'READY')
  return (
    <p className="text-muted text-sm tabular-nums" role="status">
      {(isWaiting || !isPlayedAsSent) && `${text.label} ${shown}. `}
      {isPlayedAsSent && (isWaiting ? text.meanwhile : text.asSent)}
    </p>
  )
}
