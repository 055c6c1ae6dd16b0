/** A setting or a place that this gateway cannot start with; its message is for the person who starts it. */
export class ConfigError extends Error {}
