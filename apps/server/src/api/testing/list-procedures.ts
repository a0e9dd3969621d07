import type { AnyRouter } from '@trpc/server'
import { z } from 'zod'
import type { Access } from '#rpc/access.ts'
import type { RequestContext } from '#rpc/context.ts'

export type ListedProcedure = {
  /** As a browser calls it: `seller.sales.get`. */
  path: string
  type: 'query' | 'mutation' | 'subscription'
  access: Access | undefined
  /** Its input as JSON Schema; null when it takes none. */
  input: z.core.JSONSchema.JSONSchema | null
  call(context: RequestContext | (() => Promise<RequestContext>), input: unknown): Promise<unknown>
}

type Caller = { [name: string]: Caller } & ((input: unknown) => Promise<unknown>)

/** All procedures of a router, read from the router itself, so that none is missed. */
export function listProcedures(router: AnyRouter): ListedProcedure[] {
  const found = Object.entries(router._def.procedures as unknown as Record<string, { _def: Definition }>)
  return found.map(([path, { _def: definition }]) => ({
    path,
    type: definition.type,
    access: definition.meta,
    input: inputOf(definition),
    async call(context, input) {
      const caller = router.createCaller(context) as unknown as Caller
      const procedure = path.split('.').reduce((node: Caller, name) => node[name] as Caller, caller)
      return procedure(input)
    },
  }))
}

type Definition = { meta: Access | undefined; inputs: z.ZodType[]; type: ListedProcedure['type'] }

function inputOf({ inputs }: Definition): ListedProcedure['input'] {
  const [schema] = inputs
  return schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : null
}
