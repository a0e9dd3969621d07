import { strangerOf } from '#modules/accounts/doors/visitor.ts'
import { publicProcedure, router } from '#rpc/trpc.ts'
import { chargeReportInput } from './charge-report.input.ts'
import { reportCharge } from './report-charge.ts'

export const chargeReportsApi = router({
  report: publicProcedure
    .input(chargeReportInput)
    .mutation(({ ctx, input }) => reportCharge(strangerOf(ctx), input)),
})
