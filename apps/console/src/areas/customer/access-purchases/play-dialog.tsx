import { Dialog } from '@balcao/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { api } from '#api/client.ts'
import { MediaPlayer } from '#features/media/media-player.tsx'
import { playableAddress } from '#features/media/playable-address.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'

type Opened = inferOutput<typeof api.customer.access.open>

/** An opened video or recording. */
export type Playing = {
  grantId: string
  contentId: string
  title: string
  url: string
  media: NonNullable<Opened['media']>
}

type PlayDialogProps = Playing & { onClose: () => void }

/** A bought video or recording, which continues where the buyer left it, on any device. */
export function PlayDialog({ grantId, contentId, title, url, media, onClose }: PlayDialogProps) {
  const { action } = useMessages(coreCatalogue)
  const open = useMutation(api.customer.access.open.mutationOptions())
  const keepPlace = useMutation(api.customer.access.keepPlace.mutationOptions())
  return (
    <Dialog
      open
      size="large"
      title={title}
      closeLabel={action.close}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <MediaPlayer
        source={playableAddress({ url, streamUrl: media.streamUrl })}
        kind={media.kind}
        title={title}
        captions={media.captionsUrl}
        startAt={media.startAt}
        onPosition={(seconds) => keepPlace.mutate({ grantId, contentId, seconds })}
        renew={async () => (await open.mutateAsync({ grantId, contentId, goesOn: true })).url}
      />
    </Dialog>
  )
}
