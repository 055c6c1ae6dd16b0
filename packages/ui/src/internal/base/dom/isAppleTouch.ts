/** An iPhone or an iPad, also one that calls itself a Mac. */
export const isAppleTouch = () => /iP(hone|ad|od)|Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1;
