import { Banner } from '@balcao/ui/banner'
import { useMessages } from '../../../i18n/use-messages.ts'
import { fieldsOf } from '../../../kit/form/fields/fields-of.ts'
import type { AccountForm } from './account-form.ts'
import { acquiringsCatalogue } from './catalogue.ts'

const { TextField } = fieldsOf<AccountForm>()

/** Of an account that has not passed a test: it stays paused until it has, or until somebody types the acquirer's name. */
export function Untested({ title }: { title: string }) {
  const text = useMessages(acquiringsCatalogue).form.untested
  return (
    <>
      <Banner tone="info">{text.text}</Banner>
      <TextField
        name="confirmation"
        label={text.confirmation(title)}
        help={text.help}
        autoComplete="off"
        maxLength={80}
      />
    </>
  )
}
