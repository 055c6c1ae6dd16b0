/** Whether the device is an iPhone or an iPad. An iPad may report itself as a Mac. */
export const isAppleTouch = () => /iP(hone|ad|od)|Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1;
