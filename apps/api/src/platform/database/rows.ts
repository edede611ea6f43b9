// What queries return.

/** Of a query for one row at most. */
export const firstRow = async <Row>(query: PromiseLike<readonly Row[]>): Promise<Row | undefined> => (await query)[0]
