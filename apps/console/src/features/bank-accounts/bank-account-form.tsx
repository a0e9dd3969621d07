import { SegmentedControl } from '@balcao/ui/segmented-control'
import { useState } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { bankAccountsCatalogue } from './catalogue.ts'
import { OwnBankForm } from './own-bank-form.tsx'
import { PixKeyForm } from './pix-key-form.tsx'

const forms = { PIX: PixKeyForm, BANK_ACCOUNT: OwnBankForm }
type Kind = keyof typeof forms

/** A new Pix key or bank account of one's own. */
export function BankAccountForm({ onClose }: { onClose: () => void }) {
  const text = useMessages(bankAccountsCatalogue).form
  const [kind, setKind] = useState<Kind>('PIX')
  const Form = forms[kind]
  return (
    <Form onClose={onClose}>
      <SegmentedControl<Kind>
        label={text.kind}
        segments={[
          { value: 'PIX', label: text.kinds.PIX },
          { value: 'BANK_ACCOUNT', label: text.kinds.BANK_ACCOUNT },
        ]}
        value={kind}
        onChange={setKind}
        isFullWidth
      />
    </Form>
  )
}
