import { Dialog } from '@balcao/ui/dialog'
import { Kbd } from '@balcao/ui/kbd'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'

export function ShortcutsDialog({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { shortcut, action } = useMessages(coreCatalogue)
  const lines: [key: string, meaning: string][] = [
    ['Ctrl K', shortcut.palette],
    ['/', shortcut.search],
    ['J', shortcut.nextRow],
    ['K', shortcut.previousRow],
    ['Enter', shortcut.openRow],
    ['X', shortcut.selectRow],
    ['E', shortcut.export],
    ['?', shortcut.help],
  ]
  return (
    <Dialog
      title={shortcut.title}
      closeLabel={action.close}
      size="small"
      open={open}
      onOpenChange={onOpenChange}
    >
      <dl className="grid">
        {lines.map(([key, meaning]) => (
          <div
            key={key}
            className="flex items-center justify-between gap-4 border-default border-b py-2 last:border-b-0"
          >
            <dt>{meaning}</dt>
            <dd>
              <Kbd>{key}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
