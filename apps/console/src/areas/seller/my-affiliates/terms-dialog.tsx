import { affiliateTermsInput } from '@balcao/server/modules/partners/affiliates/affiliates.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import type { AffiliateRow } from './affiliate.ts'
import { myAffiliatesCatalogue } from './catalogue.ts'

const { PercentField, NumberField } = fieldsOf<z.input<typeof affiliateTermsInput>>()

/** Another commission for one affiliate, who is notified before it applies. */
export function TermsDialog({ affiliate, onClose }: { affiliate: AffiliateRow; onClose: () => void }) {
  const text = useMessages(myAffiliatesCatalogue).terms
  const { optional } = useMessages(coreCatalogue)
  const setTerms = useAction(api.seller.affiliates.setTerms)
  const { basisPoints, windowDays } = affiliate.offeredTerms ?? affiliate
  const form = useRecordForm({
    schema: affiliateTermsInput,
    toForm: () => ({ affiliationId: affiliate.id, basisPoints: basisPoints ?? 0, windowDays }),
    save: setTerms.run,
    invalidates: [api.seller.affiliates],
    savedText: text.saved,
  })
  return (
    <FormDialog
      form={form}
      title={text.title(affiliate.partnerName)}
      description={text.text}
      saveLabel={text.save}
      onClose={onClose}
    >
      <PercentField name="basisPoints" label={text.share} help={text.shareHelp} isRequired />
      <NumberField name="windowDays" label={text.window} help={text.windowHelp} hint={optional} />
    </FormDialog>
  )
}
