import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type Study = inferOutput<typeof api.customer.courses.get>
export type StudyLesson = Study['modules'][number]['lessons'][number]
export type OpenLesson = inferOutput<typeof api.customer.courses.open>
