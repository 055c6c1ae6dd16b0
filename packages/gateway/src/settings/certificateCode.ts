/** The codes of Node's errors for a certificate that it does not accept: of another name or day, or signed by an authority that it does not know. */
export const certificateCode = /^(CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;
