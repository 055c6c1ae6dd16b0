/** A setting, a file or a folder with which the gateway cannot start. The message is for the person who starts it. */
export class ConfigError extends Error {}
