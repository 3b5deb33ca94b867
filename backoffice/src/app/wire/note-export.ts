import type { ExportNotice } from '@thodu/api/contract/access/access.schema'
import { callApi } from './http-client.ts'

/**
 * Records an export that the browser makes; no file is created when this fails.
 * @throws react-admin's HttpError
 */
export const noteExport = (home: 'admin' | 'caretaker', notice: ExportNotice): Promise<void> =>
  callApi(`POST /${home}/exports`, { body: notice })
