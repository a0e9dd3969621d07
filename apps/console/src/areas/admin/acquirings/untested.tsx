import { Banner } from '@balcao/ui/banner'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import type { AccountForm } from './account-form.ts'
import { acquiringsCatalogue } from './catalogue.ts'

const { TextField } = fieldsOf<AccountForm>()

/**
 * An account without a passed test: it stays paused until a test passes, or until the acquirer's name is
 * typed.
 */
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
