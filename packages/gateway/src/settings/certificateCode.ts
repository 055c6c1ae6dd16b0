/** Node’s error codes for a rejected certificate: another host name, another validity period, or an unknown authority. */
export const certificateCode = /^(CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;
