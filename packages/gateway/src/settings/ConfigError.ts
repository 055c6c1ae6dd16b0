/** A setting, a file or a folder that prevents the start. The message is for the person who starts the gateway. */
export class ConfigError extends Error {}
