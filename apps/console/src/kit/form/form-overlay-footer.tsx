import { Button } from '@balcao/ui/button'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'

type FormOverlayFooterProps = {
  /** The id of the form that the button submits. */
  formId: string
  saveLabel: string
  isBusy: boolean
  isDisabled: boolean
  onCancel: () => void
}

export function FormOverlayFooter(props: FormOverlayFooterProps) {
  const core = useMessages(coreCatalogue)
  return (
    <>
      <Button onClick={props.onCancel}>{core.action.cancel}</Button>
      <Button
        type="submit"
        form={props.formId}
        variant="primary"
        isBusy={props.isBusy}
        disabled={props.isDisabled}
      >
        {props.saveLabel}
      </Button>
    </>
  )
}
