import type { LookForm } from './look-form.ts'

type Look = LookForm['look']

/** Groups of fields that count as one change. */
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
  return names.filter((name) => sorted(parts[name](before)) !== sorted(parts[name](after)))
}

/** The same text for the same values: the database returns the fields of an object in its own order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
