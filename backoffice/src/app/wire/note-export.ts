import type { ExportNotice } from '@thodu/api/contract/access/access.schema'
import { callApi } from './http-client.ts'

/** Leaves a trace of an export that the browser makes; without it there is no file. @throws react-admin's HttpError */
export const noteExport = (home: 'admin' | 'caretaker', notice: ExportNotice): Promise<void> =>
  callApi(`POST /${home}/exports`, { body: notice })
