/** The key of a page, as the menu names it: `/automations/file-recovery` is `automations-file_recovery`. */
export const pageKey = (path: string): string => path.replace(/^\/+/, '').replaceAll('-', '_').replaceAll('/', '-');
