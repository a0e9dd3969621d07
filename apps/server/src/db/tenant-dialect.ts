import { and, eq, getTableColumns, is, Placeholder, type SQL } from 'drizzle-orm'
import { PgDialect, PgTable } from 'drizzle-orm/pg-core'

type Statement<Name extends 'buildSelectQuery' | 'buildUpdateQuery' | 'buildDeleteQuery'> = Parameters<
  PgDialect[Name]
>[0]
type Join = NonNullable<Statement<'buildSelectQuery'>['joins']>[number]

/** The name under which a statement built once receives its tenant. */
export const tenantInput = 'platformId'

/**
 * Names the tenant in every statement of the query builder: in the WHERE for the table that is read or written, in the ON for
 * each joined table. So a statement finds its rows by keys that start with the tenant, and queries in modules need not name it.
 * Handwritten SQL names the tenant itself; `test/db/expect-tenant-in-plans.ts` finds statements that forget it.
 */
export class TenantDialect extends PgDialect {
  private readonly platformId: string | Placeholder | undefined

  /**
   * Shares the column names cached by this dialect. A placeholder stands for a tenant given when the statement runs.
   */
  forTenant(platformId: string | Placeholder): TenantDialect {
    return Object.create(this, { platformId: { value: platformId } })
  }

  /** Handwritten SQL names the tenant by `tenant` (`define-statement.ts`), also in a statement that is not built once. */
  override sqlToQuery(...given: Parameters<PgDialect['sqlToQuery']>): ReturnType<PgDialect['sqlToQuery']> {
    const query = super.sqlToQuery(...given)
    const params = query.params.map((param) =>
      is(param, Placeholder) && param.name === tenantInput && this.platformId !== undefined
        ? this.platformId
        : param,
    )
    return { ...query, params }
  }

  override buildSelectQuery({ joins = [], where, ...select }: Statement<'buildSelectQuery'>): SQL {
    const tenant = and(this.of(select.table), ...this.withoutCondition(joins), where)
    return super.buildSelectQuery({
      ...select,
      joins: joins.map((join) => this.joined(join)),
      ...(tenant && { where: tenant }),
    })
  }

  override buildUpdateQuery(update: Statement<'buildUpdateQuery'>): SQL {
    return super.buildUpdateQuery({
      ...update,
      joins: update.joins.map((join) => this.joined(join)),
      where: and(
        this.of(update.table),
        this.of(update.from),
        ...this.withoutCondition(update.joins),
        update.where,
      ),
    })
  }

  override buildDeleteQuery(remove: Statement<'buildDeleteQuery'>): SQL {
    return super.buildDeleteQuery({ ...remove, where: and(this.of(remove.table), remove.where) })
  }

  private joined(join: Join): Join {
    return join.on ? { ...join, on: and(this.of(join.table), join.on) } : join
  }

  /** A cross join has no ON, so its tenant is named in the WHERE. */
  private withoutCondition(joins: readonly Join[]): (SQL | undefined)[] {
    return joins.filter(({ on }) => !on).map(({ table }) => this.of(table))
  }

  private of(table: unknown): SQL | undefined {
    if (this.platformId === undefined || !is(table, PgTable)) return undefined
    const { platformId } = getTableColumns(table)
    return platformId && eq(platformId, this.platformId)
  }
}
