import { Button } from '@balcao/ui/button'
import { joinClasses } from '@balcao/ui/join-classes'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { languageTags, useLocale } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'

type SaveBarProps = {
  changed: readonly string[]
  /** Nothing is stored yet, so there is nothing to discard, and everything is new. */
  isNew: boolean
  isDirty: boolean
  isBusy: boolean
  saveLabel: string
  /** In a card the buttons simply end the form. */
  isInCard: boolean
  onDiscard: () => void
}

/** Stays visible at the lower edge while there are unsaved changes, and names them. */
export function SaveBar({ changed, isNew, isDirty, isBusy, saveLabel, isInCard, onDiscard }: SaveBarProps) {
  const core = useMessages(coreCatalogue)
  const { locale } = useLocale()
  const list = new Intl.ListFormat(languageTags[locale], { type: 'conjunction' }).format(changed)
  return (
    <div
      data-dirty={isDirty || isNew}
      className={joinClasses(
        'flex flex-wrap items-center justify-end gap-2',
        !isInCard &&
          '-mx-4 border-transparent border-t bg-(--ground,var(--color-canvas)) px-4 py-3 data-[dirty=true]:sticky data-[dirty=true]:bottom-0 data-[dirty=true]:z-10 data-[dirty=true]:border-default',
      )}
    >
      <p role="status" className="min-w-0 flex-1 basis-48 text-muted text-sm empty:basis-0">
        {isDirty && !isNew && (list === '' ? core.form.unsavedChanges : core.form.unsaved(list))}
      </p>
      <div className="ms-auto flex gap-2">
        {isDirty && !isNew && (
          <Button disabled={isBusy} onClick={onDiscard}>
            {core.action.discard}
          </Button>
        )}
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isDirty && !isNew}>
          {saveLabel}
        </Button>
      </div>
    </div>
  )
}
