import { type AccessFacts, type Holdings, ofProduct } from '#rpc/testing/access-facts.ts'

const product = { ...ofProduct, refusal: 'product_not_found' } as const
const module = { title: 'Módulo', release: 'AT_ONCE', releaseOn: null, releaseDays: null }
const ofLesson = ({ course }: Holdings) => ({ lessonId: course.lessonId })

export const sellerCoursesAccess: AccessFacts = {
  at: 'seller.courses',
  objects: {
    get: { productId: product },
    saveSettings: {
      productId: {
        own: ({ productId }) => ({ productId, hasCertificate: true, approvesComments: false }),
        refusal: 'product_not_found',
      },
    },
    saveModule: {
      productId: {
        own: ({ productId }) => ({ productId, ...module }),
        refusal: 'product_not_found',
      },
      moduleId: {
        own: ({ productId, course }) => ({ productId, moduleId: course.moduleId, ...module }),
        foreign: ({ productId }, { course }) => ({ productId, moduleId: course.moduleId, ...module }),
      },
    },
    moveModule: { moduleId: ({ course }) => ({ moduleId: course.moduleId, place: 0 }) },
    removeModule: { moduleId: ({ course }) => ({ moduleId: course.removableModuleId }) },
    lesson: { lessonId: ofLesson },
    addLesson: {
      productId: {
        own: ({ productId, course }) => ({
          productId,
          moduleId: course.moduleId,
          title: 'Aula',
          kind: 'TEXT',
        }),
        refusal: 'product_not_found',
      },
      moduleId: {
        own: ({ productId, course }) => ({
          productId,
          moduleId: course.moduleId,
          title: 'Aula',
          kind: 'TEXT',
        }),
        foreign: ({ productId }, { course }) => ({
          productId,
          moduleId: course.moduleId,
          title: 'Aula',
          kind: 'TEXT',
        }),
      },
    },
    saveLesson: {
      lessonId: 'Read by the same query as `lesson`; tested in courses.test.ts.',
      'materials.id':
        'Kept only for a material of the lesson itself; any other gets a new id. Tested in lesson-media.test.ts.',
    },
    moveLesson: {
      lessonId: ({ course }) => ({ lessonId: course.lessonId, moduleId: course.moduleId, place: 0 }),
      moduleId: {
        own: ({ course }) => ({ lessonId: course.lessonId, moduleId: course.moduleId, place: 0 }),
        foreign: ({ course }, other) => ({
          lessonId: course.lessonId,
          moduleId: other.course.moduleId,
          place: 0,
        }),
      },
    },
    removeLesson: { lessonId: ({ course }) => ({ lessonId: course.removableLessonId }) },
    students: { productId: product },
    giveAccess: {
      productId: {
        own: ({ productId }) => ({
          productId,
          source: 'GIFT',
          students: [{ name: 'Bruno Sá', email: 'bruno@presente.example' }],
        }),
        refusal: 'product_not_found',
      },
    },
    takeBack: { grantId: ({ course }) => ({ grantId: course.givenGrantId }) },
    comments: { productId: product },
    answerComment: { commentId: ({ course }) => ({ commentId: course.commentId, body: 'Boa pergunta.' }) },
    moderateComment: { commentId: ({ course }) => ({ commentId: course.commentId, isShown: false }) },
  },
}
