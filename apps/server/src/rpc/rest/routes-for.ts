import type { ApiResource, ApiScope } from '@balcao/domain/people/api-scopes'
import type { AnyTRPCProcedure } from '@trpc/server'
import { z } from 'zod'
import type { ListAnswer } from '#db/page-of.ts'
import type { StaffAccess } from '#rpc/access.ts'
import type { Caller } from '#rpc/caller.ts'
import type { RequestContext } from '#rpc/context.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { procedureFor } from '#rpc/trpc.ts'

/** A route of the public API. Its input is merged from the path, the query and the body. */
export type RestRoute = {
  /** Name of the operation in the document and in clients. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Under `/api/v1`; a parameter is written `{productId}`. */
  path: string
  summary: Bilingual
  area: 'SELLER' | 'ADMIN'
  scope: ApiScope
  input: z.ZodType
  answer: z.ZodType
  status: 200 | 201
  isList: boolean
  /** Moves money or calls an acquirer: a call without an idempotency key is refused. */
  needsIdempotencyKey?: true
  /** A body that the route accepts, for the document; ids in it are made up. */
  example?: Record<string, unknown> | undefined
  /** Records that the answer includes on request (`expand`), by field. */
  expands?: Record<string, Expansion>
  procedure: AnyTRPCProcedure
}

/** The operation that reads a referenced record, and its input by the answer. */
export type Expansion = {
  operation: string
  input: (answer: Record<string, unknown>) => Record<string, unknown>
}

export type Bilingual = { pt: string; en: string }

type Declaration<Input extends z.ZodType, Output> = {
  name: string
  path: string
  summary: Bilingual
  input: Input
  example?: Record<string, unknown>
  expands?: Record<string, Expansion>
  needsIdempotencyKey?: true
  useCase: (caller: Caller, input: z.output<Input>) => Promise<Output>
}

type WithAnswer<Answer extends z.ZodType> = { answer: Answer }
type WithItem<Item extends z.ZodType> = { item: Item }

/** Query parameters of every list besides its filters. */
export const pageQuery = {
  cursor: z.string().max(4_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
}

/** Filters that limit one date of a list to a period. */
const periodQuery = <Name extends string>(name: Name) =>
  ({
    [`${name}[gte]`]: z.iso.datetime().optional(),
    [`${name}[lt]`]: z.iso.datetime().optional(),
  }) as Record<`${Name}[${'gte' | 'lt'}]`, z.ZodOptional<z.ZodISODateTime>>

export const createdQuery = periodQuery('created')
export const updatedQuery = periodQuery('updated')
export const openedQuery = periodQuery('opened')

export const emptyAnswer = z.object({})
export const nothing = async () => ({})

type UseCase<Input, Output> = (caller: Caller, input: Input) => Promise<Output>

/** A call by a key, before any transaction. */
export type KeyCall = RequestContext & { session: SessionUser }

/** A change that answers with the record as it is afterwards. */
export function thenRead<Input, Output>(
  change: UseCase<Input, unknown>,
  read: UseCase<NoInfer<Input>, Output>,
): UseCase<Input, Output> {
  return async (caller, input) => {
    await change(caller, input)
    return read(caller, input)
  }
}

/** Adds `id` to the rows of a list. In the console the id of a row is named after its kind. */
export function withId<Name extends string, Row extends Record<Name, string>>(
  name: Name,
  { rows, nextCursor }: ListAnswer<Row>,
): ListAnswer<Row & { id: string }> {
  return { rows: rows.map((row) => ({ ...row, id: row[name] })), nextCursor }
}

/** The period in a list's query, under the names that use cases expect. */
export function periodOf<Name extends string = 'created'>(
  query: { [field in `${Name}[${'gte' | 'lt'}]`]?: string | undefined },
  name = 'created' as Name,
): { from?: string; to?: string } {
  const { [`${name}[gte]` as const]: from, [`${name}[lt]` as const]: to } = query
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/**
 * Routes of one resource for the keys of one area, declared beside the module's procedures. A route runs a use case in
 * the transaction and under the guard of a procedure, and answers only with the fields of its schema.
 */
export function routesFor(access: { area: 'SELLER' } | StaffAccess, resource: ApiResource) {
  const seller = proceduresFor({ area: 'SELLER' })
  const { read, readLagging } = proceduresFor(access as StaffAccess)
  const route = (right: 'read' | 'write') => ({ area: access.area, scope: `${resource}:${right}` as const })
  const change =
    (method: 'POST' | 'PUT' | 'DELETE', status: 200 | 201) =>
    <Input extends z.ZodType, Answer extends z.ZodType>({
      useCase,
      ...declared
    }: Declaration<Input, z.input<Answer>> & WithAnswer<Answer>): RestRoute => ({
      ...declared,
      ...route('write'),
      method,
      status,
      isList: false,
      procedure: seller.write(declared.input, async (caller, input) =>
        declared.answer.parse(await useCase(caller, input)),
      ),
    })
  const single =
    (procedure: typeof read) =>
    <Input extends z.ZodType, Answer extends z.ZodType>({
      useCase,
      ...declared
    }: Declaration<Input, z.input<Answer>> & WithAnswer<Answer>): RestRoute => ({
      ...declared,
      ...route('read'),
      method: 'GET',
      status: 200,
      isList: false,
      procedure: procedure(declared.input, async (caller, input) =>
        declared.answer.parse(await useCase(caller, input)),
      ),
    })
  const outside =
    (kind: 'query' | 'mutation', { method, status }: Pick<RestRoute, 'method' | 'status'>) =>
    <Input extends z.ZodType, Answer extends z.ZodType>({
      useCase,
      ...declared
    }: Omit<Declaration<Input, never>, 'useCase'> & {
      answer: Answer
      useCase: (call: KeyCall, input: z.output<Input>) => Promise<z.input<Answer>>
    }): RestRoute => ({
      ...declared,
      ...route(kind === 'query' ? 'read' : 'write'),
      method,
      status,
      isList: false,
      procedure: procedureFor({ area: 'SELLER' })
        .input(declared.input)
        [kind](async ({ ctx, input }) => declared.answer.parse(await useCase(ctx, input as z.output<Input>))),
    })
  return {
    list<Input extends z.ZodType, Item extends z.ZodType>({
      useCase,
      item,
      ...declared
    }: Declaration<Input, ListAnswer<z.input<Item>>> & WithItem<Item>): RestRoute {
      const answer = z.object({ data: z.array(item), nextCursor: z.string().nullable() })
      return {
        ...declared,
        ...route('read'),
        answer,
        method: 'GET',
        status: 200,
        isList: true,
        procedure: readLagging(declared.input, async (caller, input) => {
          const { rows, nextCursor } = await useCase(caller, input)
          return answer.parse({ data: rows, nextCursor })
        }),
      }
    },
    read: single(read),
    /** For sums over many records, which may lag behind the primary. */
    readLagging: single(readLagging),
    create: change('POST', 201),
    /** An action on a record, such as a cancellation. */
    act: change('POST', 200),
    replace: change('PUT', 200),
    remove: change('DELETE', 200),
    /** Routes of a seller whose use cases call the storage and open their own transactions. */
    outside: {
      read: outside('query', { method: 'GET', status: 200 }),
      create: outside('mutation', { method: 'POST', status: 201 }),
      act: outside('mutation', { method: 'POST', status: 200 }),
    },
  }
}
