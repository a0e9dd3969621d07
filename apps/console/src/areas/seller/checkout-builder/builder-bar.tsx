import { Button } from '@balcao/ui/button'
import { IconButton } from '@balcao/ui/icon-button'
import { LinkButton } from '@balcao/ui/link-button'
import { ExternalLink, History, Redo2, Undo2 } from 'lucide-react'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { checkoutBuilderCatalogue } from './catalogue.ts'
import type { useUndo } from './use-undo.ts'

type BuilderBarProps = {
  offerId: string
  undo: ReturnType<typeof useUndo>
  changeCount: number
  isPublishing: boolean
  onHistory: () => void
  onDiscard: () => Promise<unknown>
  onPublish: () => void
}

/** Actions on the whole look. */
export function BuilderBar(props: BuilderBarProps) {
  const text = useMessages(checkoutBuilderCatalogue)
  const { undo, changeCount } = props
  return (
    <>
      <IconButton
        label={text.undo}
        aria-disabled={!undo.canUndo}
        className="aria-disabled:opacity-40"
        onClick={undo.undo}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label={text.redo}
        aria-disabled={!undo.canRedo}
        className="aria-disabled:opacity-40"
        onClick={undo.redo}
      >
        <Redo2 />
      </IconButton>
      <Button icon={<History />} onClick={props.onHistory}>
        {text.history.button}
      </Button>
      <LinkButton href={`/checkout/${props.offerId}`} target="_blank" rel="noopener" icon={<ExternalLink />}>
        {text.open}
      </LinkButton>
      {changeCount > 0 && (
        <ConfirmAction
          trigger={<Button>{text.discard}</Button>}
          title={text.discardTitle}
          description={text.discardText}
          confirmLabel={text.discard}
          isDangerous
          onConfirm={props.onDiscard}
        />
      )}
      <Button
        variant="primary"
        disabled={changeCount === 0}
        isBusy={props.isPublishing}
        onClick={props.onPublish}
      >
        {text.publish(changeCount)}
      </Button>
    </>
  )
}
