import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { PageHeader } from '#kit/page-header.tsx'
import { ScreenBreadcrumb } from '#kit/screen-breadcrumb.tsx'
import { FormPanel, type FormPanelProps } from './form-panel.tsx'

export type FormPageProps<Input extends FieldValues, Output> = Omit<
  FormPanelProps<Input, Output>,
  'isInCard'
> & {
  title: string
  purpose?: ReactNode
  actions?: ReactNode
}

/** A form with a page of its own. */
export function FormPage<Input extends FieldValues, Output>(props: FormPageProps<Input, Output>) {
  const { title, purpose, actions, ...panel } = props
  return (
    <>
      <PageHeader
        above={<ScreenBreadcrumb title={title} />}
        title={title}
        purpose={purpose}
        actions={actions}
      />
      <FormPanel {...panel} />
    </>
  )
}
