import type { AccessFacts, Holdings, ObjectRow } from '#rpc/testing/access-facts.ts'

const ofGrant = ({ grantId }: Holdings) => ({ grantId })

/**
 * Rows of a procedure on a lesson that a student must not reach: under another person's grant, and under the
 * own grant a lesson of a product that was not bought.
 */
function ofLesson(
  name: 'lessonId' | 'quizLessonId' | 'fileLessonId' = 'lessonId',
  more: object = {},
): ObjectRow {
  const own = ({ grantId, course }: Holdings) => ({ grantId, lessonId: course[name], ...more })
  return {
    grantId: own,
    lessonId: {
      own,
      foreign: ({ grantId }, { course }) => ({ grantId, lessonId: course[name], ...more }),
    },
  }
}

const ofMaterial = ({ grantId, course }: Holdings) => ({
  grantId,
  lessonId: course.fileLessonId,
  materialId: course.materialId,
})

export const customerCoursesAccess: AccessFacts = {
  at: 'customer.courses',
  objects: {
    get: { grantId: ofGrant },
    open: ofLesson(),
    download: ofLesson('fileLessonId'),
    downloadMaterial: {
      grantId: ofMaterial,
      lessonId: {
        own: ofMaterial,
        foreign: (mine, { course }) => ({ ...ofMaterial(mine), lessonId: course.fileLessonId }),
      },
      materialId: {
        own: ofMaterial,
        foreign: (mine, { course }) => ({ ...ofMaterial(mine), materialId: course.materialId }),
      },
    },
    position: ofLesson('lessonId', { positionSeconds: 5 }),
    mark: ofLesson('lessonId', { isDone: true }),
    answer: ofLesson('quizLessonId', { version: 1, answers: [0] }),
    comments: ofLesson(),
    comment: ofLesson('lessonId', { body: 'Dúvida' }),
    certificate: {
      grantId:
        'Found by the same reading as `get`, and refused while lessons are left; courses.test.ts holds it.',
    },
  },
}
