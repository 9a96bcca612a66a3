/** Records: the shape of what has named fields, all of them known and none of them changed. @module */
import { z } from 'zod'

/** The shape of a record with some fields. */
export const record = <Fields extends z.core.$ZodShape>(fields: Fields) => z.strictObject(fields).readonly()
