import { Banner } from '@balcao/ui/banner'
import { useEffect, useRef } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'

/**
 * Another person saved the record. The notice takes the focus only when a save was refused: typing is not
 * interrupted.
 */
export function ChangedNotice({ staleSaves }: { staleSaves: number }) {
  const { form } = useMessages(coreCatalogue)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (staleSaves > 0) box.current?.focus()
  }, [staleSaves])
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-20 rounded-control">
      <Banner tone="pending" isLive title={form.changedMeanwhile}>
        {form.changedMeanwhileText}
      </Banner>
    </div>
  )
}
