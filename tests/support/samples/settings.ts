/** Settings of an office that changed none, for screens, which import nothing of the server. */
export { codeLook, codeOrganisation, codePromises } from '../../../api/src/contract/settings/code-settings.ts'
