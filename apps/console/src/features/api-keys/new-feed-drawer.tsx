import { feedNames } from '@balcao/domain/people/api-scopes'
import { newFeedInput } from '@balcao/server/modules/accounts/api-keys/api-key.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { apiKeysCatalogue } from './catalogue.ts'

type FeedForm = z.input<typeof newFeedInput>
const { TextField, RadioField } = fieldsOf<FeedForm>()

/** Creates the address of a list for a spreadsheet. The address is passed to the opener of the form, which is closed then. */
export function NewFeedDrawer({ onClose, onMade }: { onClose: () => void; onMade: (url: string) => void }) {
  const { feed: text, form: words } = useMessages(apiKeysCatalogue)
  const create = useAction(api.seller.apiKeys.createFeed)
  const form = useRecordForm({
    schema: newFeedInput,
    toForm: (): FeedForm => ({ name: '', feed: 'sales' }),
    save: create.run,
    proven: true,
    invalidates: [api.seller.apiKeys],
    savedText: text.created,
    onSaved: ({ url }) => onMade(url),
  })
  return (
    <FormDrawer form={form} title={text.title} saveLabel={text.save} onClose={onClose}>
      <TextField name="name" label={words.name} help={text.nameHelp} maxLength={60} isRequired />
      <RadioField
        name="feed"
        label={text.list}
        options={feedNames.map((feed) => ({ value: feed, label: words.resources[feed] }))}
      />
      <p className="text-muted text-sm">{text.howTo}</p>
    </FormDrawer>
  )
}
