import { lessonKinds, lessonReleases, moduleReleases } from '@balcao/domain/delivery/courses'
import { z } from 'zod'
import { routesFor } from '#rpc/rest/routes-for.ts'
import { getCourse } from './editing/get-course.ts'

const releaseShape = {
  releaseOn: z.iso.date().nullable().meta({ description: 'Only with ON_DATE.' }),
  releaseDays: z
    .int()
    .nullable()
    .meta({ description: 'Only with AFTER_DAYS, counted from the day on which the student got access.' }),
}

const course = z
  .object({
    productId: z.uuid(),
    hasCertificate: z.boolean(),
    students: z.int(),
    modules: z
      .array(
        z.object({
          id: z.uuid(),
          title: z.string(),
          release: z.enum(moduleReleases),
          ...releaseShape,
          lessons: z.array(
            z.object({
              id: z.uuid(),
              kind: z.enum(lessonKinds),
              title: z.string(),
              seconds: z.int().nullable().meta({ description: 'Length of an uploaded video or audio.' }),
              isPublished: z.boolean(),
              isPreview: z.boolean().meta({ description: 'Open to anybody on the sample page.' }),
              release: z.enum(lessonReleases),
              ...releaseShape,
            }),
          ),
        }),
      )
      .meta({ description: 'In the order that students see. Empty for a product without a course.' }),
  })
  .meta({ id: 'Course' })

const products = routesFor({ area: 'SELLER' }, 'products')

export const courseRoutes = [
  products.read({
    name: 'getCourse',
    path: '/products/{productId}/course',
    summary: { pt: 'Consultar módulos e aulas de um curso', en: 'Get the modules and lessons of a course' },
    input: z.strictObject({ productId: z.uuid() }),
    answer: course,
    useCase: getCourse,
  }),
]
