import { Banner } from '@balcao/ui/banner'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { silentCellsCatalogue } from './catalogue.ts'

export function SilentCellsBanner({ cells }: { cells: readonly string[] }) {
  const text = useMessages(silentCellsCatalogue)
  const format = useFormat()
  return (
    <Banner tone="negative" isLive title={text.title(format.list([...cells]), cells.length)}>
      {text.text(cells.length)}
    </Banner>
  )
}
