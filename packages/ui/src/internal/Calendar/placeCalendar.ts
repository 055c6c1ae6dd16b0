interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Between the field and the pop-up, and between the pop-up and the edge of the window. */
const gap = 6;
const margin = 8;

/** Under the field; above it where there is more room; never over the edge of the window. */
export function placeCalendar(field: Box, popup: Size, screen: Size): { left: number; top: number } {
  const roomBelow = screen.height - (field.top + field.height) - gap - margin;
  const roomAbove = field.top - gap - margin;
  const isAbove = roomBelow < popup.height && roomAbove > roomBelow;
  const top = isAbove ? field.top - gap - popup.height : field.top + field.height + gap;
  const within = (at: number, size: number, room: number) => Math.max(margin, Math.min(at, room - margin - size));
  return {
    left: within(field.left, popup.width, screen.width),
    top: within(top, popup.height, screen.height),
  };
}
