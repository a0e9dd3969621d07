import {
  alwaysAskedPaper,
  type PersonKind,
  possiblePapers,
  type SellerPaper,
} from '@balcao/domain/people/seller-profile'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

const papersOf = (kind: PersonKind) =>
  z
    .array(z.enum(possiblePapers[kind]))
    .refine((papers: SellerPaper[]) => papers.includes(alwaysAskedPaper), problem('required'))
    .transform((papers: SellerPaper[]) => possiblePapers[kind].filter((paper) => papers.includes(paper)))

/** Documents required of each kind of person. */
export const paperRulesInput = z.strictObject({
  PF: papersOf('PF'),
  MEI: papersOf('MEI'),
  PJ: papersOf('PJ'),
  booksOfAll: z.boolean(),
})
export type PaperRulesInput = z.output<typeof paperRulesInput>
