/**
 * A modal that comes or goes at the first click of a double click would leave the second one to its backdrop, or to whatever lies
 * beneath. Called as it comes and as it goes.
 */
export function swallowSecondClick() {
  const judge = (event: MouseEvent) => {
    document.removeEventListener('click', judge, true);
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', judge, true);
}
