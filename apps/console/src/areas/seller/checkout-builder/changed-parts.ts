import type { LookForm } from './look-form.ts'

type Look = LookForm['look']

/** What a seller would call one change, and what it is made of. */
const parts = {
  template: ({ template }: Look) => template,
  fields: ({ requiredDocument, requiredDocumentAndPhone }: Look) => [
    requiredDocument,
    requiredDocumentAndPhone,
  ],
  colour: ({ builder }: Look) => builder.colorPrimary.toLowerCase(),
  logo: ({ builder }: Look) => builder.logoTopImageURL,
  header: ({ builder }: Look) => builder.headerImageURL,
  banner: ({ builder }: Look) => [
    builder.enabledBannerText,
    builder.bannerText,
    builder.bannerTextColor,
    builder.bannerTextBackgroundColor,
  ],
  countdown: ({ builder }: Look) => builder.countdown,
  feedbacks: ({ builder }: Look) => builder.feedbacks,
  chat: ({ builder }: Look) => builder.chatButton,
  redirect: ({ builder }: Look) => builder.backRedirect,
} as const
export type ChangedPart = keyof typeof parts

/** Which parts of two looks differ. */
export function changedParts(before: Look, after: Look): ChangedPart[] {
  const names = Object.keys(parts) as ChangedPart[]
  return names.filter((name) => JSON.stringify(parts[name](before)) !== JSON.stringify(parts[name](after)))
}
