/** The headers of the application key and of the session's token, if a service names no others. */
export const defaultHeaderNames = { key: 'key', token: 'token' } as const;
