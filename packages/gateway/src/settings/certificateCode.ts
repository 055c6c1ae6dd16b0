/** Node's error codes for a certificate that it rejects: it is for another name or another time, or its authority is unknown. */
export const certificateCode = /^(CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;
