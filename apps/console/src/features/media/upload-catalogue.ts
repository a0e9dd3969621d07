import { defineCatalogue } from '#i18n/define-catalogue.ts'

export const fileUploadCatalogue = defineCatalogue({
  PT_BR: () => import('./upload-messages/pt-br.ts'),
  EN_US: () => import('./upload-messages/en-us.ts'),
})
