/** A modal that goes at the first click of a double click would leave the second one to whatever lies beneath. Called as it goes. */
export function swallowSecondClick() {
  const judge = (event: MouseEvent) => {
    document.removeEventListener('click', judge, true);
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', judge, true);
}
