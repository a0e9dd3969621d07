import { Dialog } from '@balcao/ui/dialog'
import { Field } from '@balcao/ui/field'
import { useState } from 'react'
import { masterCatalogue } from '#areas/master/common/catalogue.ts'
import { platformFilter } from '#areas/master/common/platform-filter.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { LookUpBox } from '#kit/look-up/look-up-box.tsx'
import { BillPreview } from './bill-preview.tsx'
import { masterChargesCatalogue } from './catalogue.ts'

/** The billed platform, and a preview of the bill. */
export function GenerateCharge({ onClose }: { onClose: () => void }) {
  const { generate: text } = useMessages(masterChargesCatalogue)
  const master = useMessages(masterCatalogue)
  const { action } = useMessages(coreCatalogue)
  const [platformId, setPlatformId] = useState<string | null>(null)
  return (
    <Dialog open onOpenChange={onClose} closeLabel={action.close} title={text.title} description={text.text}>
      <div className="grid gap-4">
        <Field label={text.platform}>
          <LookUpBox
            lookUp={platformFilter(master).lookUp}
            value={platformId}
            onChange={setPlatformId}
            placeholder={text.choose}
          />
        </Field>
        {platformId !== null && <BillPreview key={platformId} platformId={platformId} onBilled={onClose} />}
      </div>
    </Dialog>
  )
}
